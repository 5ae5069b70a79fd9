/** One after the other, also after failures, which it throws at the end. */
export async function runAll(
  steps: readonly (() => Promise<unknown>)[],
  message: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, message);
  if (failures.length === 1) throw failures[0];
}
