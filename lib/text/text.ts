/* These can hide words from readers and screening. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Longer runs of combining marks occur in no language, cover lines and are slow to normalise. */
const piledMarks = /(\p{M}{8})\p{M}+/gu;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/* These run before the length check, so every step must take linear time, unlike /\s+$/. */

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

/** Like cleanLine, but keeps line breaks, with at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(invisible, '')
      .replace(loneSurrogate, '')
      .replace(piledMarks, '$1')
      .normalize('NFC')
      // Normalisation may split one mark into two.
      .replace(piledMarks, '$1')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** "Stoke-on-Trent (ST1)" → "stoke-on-trent-st1". */
export function slugify(text: string): string {
  return text
    .replace(piledMarks, '$1')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
