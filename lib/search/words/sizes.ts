import {
  joinedOnly,
  sameUnits,
  unsaidUnits,
} from '@/lib/search/vocabulary/numbers/counts-and-units';

/* Sizes and amounts, in all spellings used in ads. */

/** "225/45R17", "225 45 17" */
function tyreSizeAt(words: readonly string[], at: number) {
  const [whole = '', width, height, rim] =
    /^(\d{3}) (\d{2}) ?(?:r ?)?(\d{2})(?= |$)/.exec(words.slice(at, at + 4).join(' ')) ?? [];
  if (width === undefined) return null;
  const sides = `${width}/${height}`;
  return {
    length: whole.split(' ').length,
    others: [`${sides}r${rim}`, `${sides} r${rim}`, `${sides}/${rim}`, `${width} ${height} ${rim}`],
  };
}

const longestSize = 5;

/** All spellings of "160x230", "8 x 6 ft" and "8ft by 6ft". */
export function sizeAt(words: readonly string[], at: number) {
  const tyre = tyreSizeAt(words, at);
  if (tyre) return tyre;
  for (let length = Math.min(longestSize, words.length - at); length > 0; length -= 1) {
    const [, wide = '', high = ''] =
      /^(\d+(?:\.\d+)?) ?(?:ft|cm|mm|m|in|inch)? ?(?:x|by) ?(\d+(?:\.\d+)?) ?(?:ft|cm|mm|m|in|inch)?$/.exec(
        words.slice(at, at + length).join(' '),
      ) ?? [];
    if (wide === '') continue;
    const units = ['', 'ft', 'cm'].flatMap((unit) =>
      ['x', 'by'].map((by) => `${wide}${unit} ${by} ${high}${unit}`),
    );
    return { length, others: [`${wide}x${high}`, ...units] };
  }
  return null;
}

/** "3.5 ton" and "3.5t", "18 volt" and "18v", "55 inch" and "55in" */
export function amountAt(words: readonly string[], at: number) {
  const [whole, amount = '', unit = ''] =
    /^(\d+(?:\.\d+)?) ?([a-z]+)(?= |$)/.exec(words.slice(at, at + 2).join(' ')) ?? [];
  const names = sameUnits.find(
    (same) => same.includes(unit) || same.includes(unit.replace(/s$/, '')),
  );
  if (whole === undefined || !names) return null;
  const isOtherWord = joinedOnly.has(unit) && whole.includes(' ');
  if (isOtherWord) return null;
  return {
    length: whole.split(' ').length,
    others: [
      ...names.flatMap((name) =>
        (joinedOnly.has(name) ? [''] : ['', ' ', '-']).map((space) => `${amount}${space}${name}`),
      ),
      ...(unsaidUnits.has(unit) ? [amount] : []),
    ],
  };
}
