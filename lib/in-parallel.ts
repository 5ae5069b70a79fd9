/**
 * Does the work for every item, so many of them at a time. One that fails does not stop the others;
 * returns what was thrown.
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const rest = items.values();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (const item of rest) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return failures;
}
