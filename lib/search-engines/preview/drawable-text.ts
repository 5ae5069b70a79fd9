/** Glyphs of the preview font. */
const drawable = /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…€•™]/u;

/** Other letters lose their accents or are dropped, so that no fallback font is used. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s/g, ' '), (letter) => {
    if (drawable.test(letter)) return letter;
    const [base = ''] = letter.normalize('NFD');
    return drawable.test(base) ? base : '';
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
