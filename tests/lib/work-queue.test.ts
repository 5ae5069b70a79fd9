import { expect, test } from 'vitest';
import { weightedQueue, workQueue, workQueues } from '@/lib/work-queue';

const busy = 'Too many at once.';
const ready = async () => undefined;

test('runs at most the limit at a time, in order, and refuses what does not fit the queue', async () => {
  const enqueue = workQueue({ parallel: 2, waiting: 3, busy });
  const started: number[] = [];
  const gates = [0, 1, 2, 3, 4].map(() => Promise.withResolvers<void>());
  const work = gates.map((gate, index) =>
    enqueue(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  await expect(enqueue(async () => 'late')).rejects.toMatchObject({
    code: 'unavailable',
    message: busy,
  });
  expect(started).toEqual([0, 1]);

  gates[0]?.resolve();
  await work[0];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);

  for (const gate of gates) gate.resolve();
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4]);
  expect(await enqueue(async () => 'free again')).toBe('free again');
});

test.each([
  ['one at a time', () => workQueue({ parallel: 1, waiting: 9, busy, longestWaitMs: 50 })],
  [
    'by weight',
    () => {
      const queue = weightedQueue({ capacity: 1, waiting: 9, busy, longestWaitMs: 50 });
      return <T>(work: () => Promise<T>) => queue(1, work);
    },
  ],
])('%s: work that waits too long is refused, running work is not', async (_, build) => {
  const enqueue = build();
  const gate = Promise.withResolvers<string>();
  const first = enqueue(() => gate.promise);
  let isBegun = false;
  const second = enqueue(async () => {
    isBegun = true;
  });
  await expect(second).rejects.toMatchObject({ code: 'unavailable', message: busy });
  gate.resolve('late');
  expect(await first).toBe('late');
  expect(await enqueue(async () => 'next')).toBe('next');
  expect(isBegun).toBe(false);
});

test('continues after a failure', async () => {
  const enqueue = workQueue({ parallel: 1, waiting: 1, busy });
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await enqueue(async () => 'next')).toBe('next');
});

test('a full queue does not delay others', async () => {
  const turns = workQueues({ parallel: 1, waiting: 0, total: 9, busy });
  const gate = Promise.withResolvers<void>();
  const slow = turns('ann', ready, () => gate.promise);
  await expect(turns('ann', ready, async () => 1)).rejects.toMatchObject({
    code: 'unavailable',
    message: busy,
  });
  expect(await turns('ben', ready, async () => 2)).toBe(2);
  gate.resolve();
  await slow;
  expect(await turns('ann', ready, async () => 3)).toBe(3);
});

test('many small queues together stay within the total, and all finish', async () => {
  const turns = workQueues({ parallel: 2, waiting: 0, total: 3, busy });
  let running = 0;
  let most = 0;
  const work = Array.from({ length: 20 }, (_, number) =>
    turns(`member ${number >> 1}`, ready, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      return number;
    }),
  );
  expect(await Promise.all(work)).toHaveLength(20);
  expect(most).toBe(3);
});

test('limits how many of all wait with what they have prepared', async () => {
  const turns = workQueues({ parallel: 1, waiting: 0, total: 1, waitingInAll: 1, busy });
  const gate = Promise.withResolvers<void>();
  const work = ['ann', 'ben'].map((name) => turns(name, ready, () => gate.promise));
  await new Promise(setImmediate);
  await expect(turns('cem', ready, ready)).rejects.toMatchObject({
    code: 'unavailable',
    message: busy,
  });
  gate.resolve();
  await Promise.all(work);
  expect(await turns('cem', ready, async () => 3)).toBe(3);
});

test('slow preparation does not block others', async () => {
  const turns = workQueues({ parallel: 2, waiting: 0, total: 1, busy });
  const gate = Promise.withResolvers<void>();
  const body = () => gate.promise;
  const slow = [turns('ann', body, async () => 1), turns('ann', body, async () => 2)];
  await expect(turns('ann', ready, async () => 3)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await turns('ben', ready, async () => 4)).toBe(4);
  gate.resolve();
  expect(await Promise.all(slow)).toEqual([1, 2]);
});

test('limits the total weight, in order', async () => {
  const enqueue = weightedQueue({ capacity: 10, waiting: 3, busy });
  const gates = [4, 4, 8, 99].map((weight) => ({ weight, ...Promise.withResolvers<void>() }));
  const started: number[] = [];
  const work = gates.map(({ weight, promise }, index) =>
    enqueue(weight, async () => {
      started.push(index);
      await promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[0]?.resolve();
  await work[0];
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await work[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(work);
  expect(started).toEqual([0, 1, 2, 3]);
});

test('refuses what does not fit behind lighter work', async () => {
  const enqueue = weightedQueue({ capacity: 1, waiting: 1, busy });
  const gate = Promise.withResolvers<void>();
  const running = [enqueue(1, () => gate.promise), enqueue(1, ready)];
  await expect(enqueue(1, ready)).rejects.toMatchObject({ code: 'unavailable', message: busy });
  gate.resolve();
  await Promise.all(running);
});
