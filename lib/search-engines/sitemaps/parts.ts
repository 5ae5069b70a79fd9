/** Rows whose keys begin with `prefix`. */
export type Part = { prefix: string; count: number; changedAt: Date };

export type CountBy = (length: number, within: readonly string[]) => Promise<Part[]>;

/** By key prefix, so that parts keep their names from day to day. */
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

export function rememberedFor<T>(life: number, load: (now: Date) => Promise<T>) {
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
