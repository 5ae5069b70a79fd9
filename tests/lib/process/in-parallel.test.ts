import { expect, test } from 'vitest';
import { inParallel } from '@/lib/process/in-parallel';

test('every item is processed once, with bounded concurrency, despite failures', async () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const done: number[] = [];
  let [running, most] = [0, 0];
  const failures = await inParallel(items, 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((next) => setTimeout(next, item % 4));
    running -= 1;
    done.push(item);
    if (item % 7 === 3) throw new Error(`${item}`);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(3);
  expect(failures.map((error) => (error as Error).message).toSorted()).toEqual(['10', '17', '3']);
});
