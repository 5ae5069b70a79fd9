/** Lines of "name, name: entry, entry", by name. */
export function listsByName(lines: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>();
  for (const line of lines.trim().split('\n')) {
    const [names = '', entries = ''] = line.split(': ');
    for (const name of names.split(', ')) {
      lists.set(name, [...(lists.get(name) ?? []), ...entries.split(', ')]);
    }
  }
  return lists;
}
