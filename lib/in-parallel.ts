import PQueue from 'p-queue';

/**
 * Does the work for every item, so many of them at a time. One that fails does not stop the others;
 * returns what was thrown.
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const queue = new PQueue({ concurrency: atOnce });
  const results = await Promise.allSettled(items.map((item) => queue.add(() => work(item))));
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}
