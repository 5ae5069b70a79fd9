import { expect, test } from 'vitest';
import { workQueue, workQueues } from '@/lib/work-queue';

const busy = 'Too many at once.';

test('runs no more at a time than allowed, in order, and refuses what cannot wait', async () => {
  const inTurn = workQueue({ parallel: 2, waiting: 3, busy });
  const started: number[] = [];
  const gates = [0, 1, 2, 3, 4].map(() => Promise.withResolvers<void>());
  const work = gates.map((gate, index) =>
    inTurn(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  await expect(inTurn(async () => 'late')).rejects.toMatchObject({
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
  expect(await inTurn(async () => 'free again')).toBe('free again');
});

test('goes on after work that failed', async () => {
  const inTurn = workQueue({ parallel: 1, waiting: 1, busy });
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'next')).toBe('next');
});

test('one that fills its own queue does not hold up another', async () => {
  const turns = workQueues({ parallel: 1, waiting: 0, total: 9, busy });
  const gate = Promise.withResolvers<void>();
  const slow = turns('ann', () => gate.promise);
  await expect(turns('ann', async () => 1)).rejects.toMatchObject({
    code: 'unavailable',
    message: busy,
  });
  expect(await turns('ben', async () => 2)).toBe(2);
  gate.resolve();
  await slow;
  expect(await turns('ann', async () => 3)).toBe(3);
});

test('many with little each run no more together than allowed, and all of them in the end', async () => {
  const turns = workQueues({ parallel: 2, waiting: 0, total: 3, busy });
  let running = 0;
  let most = 0;
  const work = Array.from({ length: 20 }, (_, number) =>
    turns(`member ${number >> 1}`, async () => {
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
