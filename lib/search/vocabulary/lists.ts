/* Each refuses empty and repeated entries, which have no effect and hide that a line is wrong. */

/** Phrases between commas or on lines of their own. */
export const phrases = (text: string): readonly string[] =>
  checked(text.trim().split(/\s*[,\n]\s*/));

/** Words between spaces, commas or on lines of their own. */
export const wordSet = (text: string): ReadonlySet<string> =>
  new Set(checked(text.trim().split(/[\s,]+/)));

/** Lines of "name: entry, entry", in their order; a name may stand on several lines. */
export function namedLists(
  lines: string,
): readonly (readonly [name: string, entries: readonly string[]])[] {
  const lists = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', entries = '', ...more] = line.split(': ');
      if (entries === '' || more.length > 0) throw new Error(`Not a list: “${line}”`);
      return phrases(names).map((name) => [name, phrases(entries)] as const);
    });
  for (const [name, same] of Map.groupBy(lists, ([name]) => name)) {
    checked(
      same.flatMap(([, entries]) => entries),
      name,
    );
  }
  return lists;
}

/** The entries of all lines of a name: "name, name: entry, entry". */
export const listsByName = (lines: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(namedLists(lines), ([name]) => name)].map(([name, same]) => [
      name,
      same.flatMap(([, entries]) => entries),
    ]),
  );

function checked(entries: readonly string[], name = entries[0] ?? ''): readonly string[] {
  const repeated = entries.filter((entry, index) => entries.indexOf(entry) !== index);
  if (entries.includes('')) throw new Error(`An empty entry in the list of “${name}”`);
  if (repeated.length > 0)
    throw new Error(`Twice in the list of “${name}”: ${repeated.join(', ')}`);
  return entries;
}
