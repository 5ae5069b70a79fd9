import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readTogether } from '@/lib/db/read-together';
import { onReplica, readsReplica } from '@/lib/db/replica/reads-replica';

/** Each read answers when the test says so. */
function controlled() {
  const reads: { keys: string[]; answer: (found: string[] | Error) => void }[] = [];
  const find = readTogether<string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const answer = (found: string[] | Error) =>
      found instanceof Error ? reject(found) : resolve(new Map(found.map((key) => [key, key])));
    reads.push({ keys, answer });
    return promise;
  });
  return { find, reads, settled: () => delay(25) };
}

test('those who ask while a query runs share the next one', async () => {
  const { find, reads, settled } = controlled();
  const first = find('a');
  await settled();
  const others = ['a', 'b', 'c', 'b'].map(find);
  await settled();
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.answer([]);
  expect(await first).toBeUndefined();
  await settled();
  expect(reads[1]?.keys).toEqual(['a', 'b', 'c']);
  reads[1]?.answer(['a', 'b']);
  expect(await Promise.all(others)).toEqual(['a', 'b', undefined, 'b']);
});

test('a query that fails does so for those who share it alone', async () => {
  const { find, reads, settled } = controlled();
  const failed = [find('a'), find('b')];
  await settled();
  const later = find('a');
  reads[0]?.answer(new Error('away'));
  for (const one of failed) await expect(one).rejects.toThrow('away');
  await settled();
  reads[1]?.answer(['a']);
  expect(await later).toBe('a');
});

test('whoever must read the primary shares no query of the replica', async () => {
  const sources: boolean[] = [];
  const find = readTogether<boolean>(async (keys) => {
    sources.push(readsReplica());
    return new Map(keys.map((key) => [key, readsReplica()]));
  });
  expect(await Promise.all([onReplica(() => find('a')), find('a')])).toEqual([true, false]);
  expect(sources).toEqual([true, false]);
});

test('however quick the answers are, a flood costs a query every few milliseconds', async () => {
  let reads = 0;
  const find = readTogether<string>(async () => {
    reads += 1;
    return new Map();
  });
  const begun = performance.now();
  for (let asked = 0; asked < 20; asked += 1) await find(String(asked));
  expect(reads).toBe(20);
  expect(performance.now() - begun).toBeGreaterThan(19 * 2);
});
