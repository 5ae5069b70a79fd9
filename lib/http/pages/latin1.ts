/*
 * V8 keeps a string of characters up to U+00FF in one byte each, and with a single one beyond in two.
 * A page is kept in one: whatever is beyond is written by its number, which browsers read as the same.
 */

const beyond = /[^\0-\xff]/;
const scriptOrRest = /<script\b[^>]*>[\s\S]*?<\/script>|[^<]+|</g;

/** The same page in characters up to U+00FF. Values inside scripts must be strings, as Next's and JSON are. */
export function inLatin1(html: string): string {
  const text = beyond.test(html) ? html.replace(scriptOrRest, escapedPart) : html;
  // Out of one buffer: what was put together of pieces stays in two bytes otherwise.
  return Buffer.from(text, 'latin1').toString('latin1');
}

function escapedPart(part: string): string {
  if (!beyond.test(part)) return part;
  return part.startsWith('<script')
    ? part.replace(
        /[^\0-\xff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    : part.replace(/[^\0-\xff]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
