const longest = 127;
/** Three reused rows are enough, and fast for thousands of words. */
const table = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const tooMany = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };

/** Optimal string alignment distances to `name` and its nearest prefix; infinite over `limit`. */
export function editDistances(
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
      let distance = Math.min(wrong, cell(above, column) + 1, cell(current, column - 1) + 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        term.charCodeAt(row - 2) === other;
      if (isSwap) distance = Math.min(distance, cell(before, column - 2) + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > limit) return tooMany;
    [before, above, current] = [above, current, before];
  }
  return {
    whole: cell(above, name.length),
    start: Math.min(...above.subarray(0, name.length)),
  };
}

/** Edits within which a word or name of this length is taken for a misspelt one. */
export const maxEdits = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

const cell = (row: Uint8Array, column: number) => row[column] ?? 0;
