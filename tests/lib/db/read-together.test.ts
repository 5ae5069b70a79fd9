import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anyOf, readTogether } from '@/lib/db/read-together';
import { onReplica, readsReplica } from '@/lib/db/replica/reads-replica';
import { openClients } from '../../builders/servers/connections';

/** The test decides when each read answers. */
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

test('callers that arrive during a query share the next one', async () => {
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

test('callers whose requests arrive while replies are sent share the next query', async () => {
  const { find, reads, settled } = controlled();
  const first = find('a');
  await settled();
  const afterOneTurn = new Promise<unknown>((resolve) => {
    setImmediate(() => setImmediate(() => resolve(find('c'))));
  });
  const next = find('b');
  reads[0]?.answer([]);
  await first;
  await settled();
  expect(reads[1]?.keys).toEqual(['b', 'c']);
  reads[1]?.answer(['c']);
  expect(await Promise.all([next, afterOneTurn])).toEqual([undefined, 'c']);
});

test('a failed query fails only its own callers', async () => {
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

test('callers that must read the primary share no query of the replica', async () => {
  const sources: boolean[] = [];
  const find = readTogether<boolean>(async (keys) => {
    sources.push(readsReplica());
    return new Map(keys.map((key) => [key, readsReplica()]));
  });
  expect(await Promise.all([onReplica(() => find('a')), find('a')])).toEqual([true, false]);
  expect(sources).toEqual([true, false]);
});

test('a flood runs one query at a time', async () => {
  let [reads, running, most] = [0, 0, 0];
  const find = readTogether<string>(async () => {
    reads += 1;
    running += 1;
    most = Math.max(most, running);
    await delay(2);
    running -= 1;
    return new Map();
  });
  const askInTurn = async (asker: number) => {
    for (let round = 0; round < 20; round += 1) await find(`${asker}-${round}`);
  };
  await Promise.all(Array.from({ length: 100 }, (_, asker) => askInTurn(asker)));
  expect(most).toBe(1);
  // Of 2,000 queries.
  expect(reads).toBeLessThan(60);
});

test('a caller after a reply does not wait for a timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let reads = 0;
  const find = readTogether<string>(async () => {
    reads += 1;
    return new Map();
  });
  for (let round = 0; round < 20; round += 1) await find(String(round));
  expect(reads).toBe(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('a lookup by few names is not planned again', async () => {
  const [client] = await openClients(1);
  const text = `SELECT "id" FROM "Ad" WHERE "id" = ${anyOf('$1')}`;
  for (let round = 1; round <= 20; round += 1) {
    const names = Array.from({ length: 1 + (round % 8) }, (_, index) => `${round}-${index}`);
    await client?.query({ name: 'lookup', text, values: [names] });
  }
  const { rows } = (await client?.query(
    `SELECT generic_plans::int AS "kept" FROM pg_prepared_statements WHERE name = 'lookup'`,
  )) ?? { rows: [] };
  // PostgreSQL plans the first five individually.
  expect(rows).toEqual([{ kept: 15 }]);
});
