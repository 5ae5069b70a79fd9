/** Those of a list whose keys begin with `prefix`. */
export type Part = { prefix: string; count: number; changedAt: Date };

/** Counts by the first `length` characters of the key, within the prefixes one character shorter. */
export type CountBy = (length: number, within: readonly string[]) => Promise<Part[]>;

/**
 * Splits a list into parts of at most `most` by the beginnings of its keys, no further than needed:
 * the same part has the same name from one day to the next, whatever comes and goes.
 */
export async function partsOf(countBy: CountBy, most: number): Promise<Part[]> {
  const fitting: Part[] = [];
  let within = [''];
  for (let length = 0; within.length > 0; length += 1) {
    const parts = await countBy(length, within);
    fitting.push(...parts.filter(({ count }) => count <= most));
    within = parts.flatMap(({ count, prefix }) => (count > most ? [prefix] : []));
  }
  return fitting.sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}

/** A value that is kept for `life` milliseconds. Whoever asks while it is made waits for the same. */
export function remembered<T>(life: number, load: (now: Date) => Promise<T>) {
  let last: { at: number; value: Promise<T> } | undefined;
  return (now: Date): Promise<T> => {
    if (last && Math.abs(now.getTime() - last.at) < life) return last.value;
    const made = { at: now.getTime(), value: load(now) };
    last = made;
    made.value.catch(() => {
      if (last === made) last = undefined;
    });
    return made.value;
  };
}
