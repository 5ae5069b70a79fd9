/** Longer texts are not compared. */
const longest = 127;
/** Three rows of the table below are enough; reused, because thousands of words are compared. */
const table = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const tooMany = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };

/**
 * Slips of typing (a letter missing, doubled, wrong, or two swapped) from `term` to the whole of
 * `name`, and to that beginning of it which is nearest: Damerau–Levenshtein distance, optimal
 * string alignment. Infinity as soon as both exceed `limit`.
 */
export function slipsBetween(
  term: string,
  name: string,
  limit: number,
): { whole: number; start: number } {
  if (term.length > longest || name.length > longest) return tooMany;
  let [before, above, current] = table;
  for (let column = 0; column <= name.length; column++) above[column] = column;
  for (let row = 1; row <= term.length; row++) {
    const letter = term.charCodeAt(row - 1);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= name.length; column++) {
      const other = name.charCodeAt(column - 1);
      const wrong = cell(above, column - 1) + (letter === other ? 0 : 1);
      let slips = Math.min(wrong, cell(above, column) + 1, cell(current, column - 1) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        term.charCodeAt(row - 2) === other;
      if (isSwap) slips = Math.min(slips, cell(before, column - 2) + 1);
      current[column] = slips;
      if (slips < least) least = slips;
    }
    if (least > limit) return tooMany;
    [before, above, current] = [above, current, before];
  }
  return {
    whole: cell(above, name.length),
    start: Math.min(...above.subarray(0, name.length)),
  };
}

const cell = (row: Uint8Array, column: number) => row[column] ?? 0;
