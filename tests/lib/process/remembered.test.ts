import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remembered } from '@/lib/process/remembered';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('callers share an answer on its way, and for a time after it', async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = remembered(() => new Promise<string>((resolve) => answers.push(resolve)), 1000);
  const first = ask();
  await vi.advanceTimersByTimeAsync(5000);
  const second = ask();
  answers[0]?.('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'first']);
  await vi.advanceTimersByTimeAsync(999);
  expect(await ask()).toBe('first');
  await vi.advanceTimersByTimeAsync(1);
  const third = ask();
  answers[1]?.('second');
  expect([await third, answers.length]).toEqual(['second', 2]);
  vi.setSystemTime(Date.now() - 3_600_000);
  void ask();
  expect(answers.length).toBe(3);
});

test('a failure is remembered for as long, and no longer', async () => {
  let isAway = true;
  const ask = remembered(async () => {
    if (isAway) throw new Error('away');
  }, 1000);
  await expect(ask()).rejects.toThrow('away');
  isAway = false;
  await expect(ask()).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(1000);
  await ask();
});
