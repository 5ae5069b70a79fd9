import PQueue from 'p-queue';

/** Continues after failures and returns the errors. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const queue = new PQueue({ concurrency: atOnce });
  const results = await Promise.allSettled(items.map((item) => queue.add(() => work(item))));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
