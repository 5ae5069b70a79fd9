/** What the font of previews can draw: Latin letters of Western Europe and signs of writing. */
const drawable = /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…€•™]/u;

/**
 * The text in letters that the font has: others lose their marks or are left out, since another
 * font, or none, would stand in for them. Empty when none is left.
 */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s/g, ' '), (letter) => {
    if (drawable.test(letter)) return letter;
    const [base = ''] = letter.normalize('NFD');
    return drawable.test(base) ? base : '';
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
