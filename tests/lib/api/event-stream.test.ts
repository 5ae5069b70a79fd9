import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventStream } from '@/lib/api/event-stream';
import { minute } from '@/lib/durations';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'townboard event streams');
});

test('a stream ends after about ten minutes, so that the browser reconnects and its session is checked', async () => {
  const begun = Date.now();
  let hasEnded = false;
  const stream = eventStream('somebody', () => () => undefined);
  const reading = stream.text().then(() => {
    hasEnded = true;
  });
  while (!hasEnded && Date.now() < begun + 30 * minute) await vi.advanceTimersByTimeAsync(1000);
  await reading;
  expect(Date.now() - begun).toBeGreaterThanOrEqual(8 * minute);
  expect(Date.now() - begun).toBeLessThanOrEqual(13 * minute);
});
