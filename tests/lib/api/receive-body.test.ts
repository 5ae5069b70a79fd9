import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBytes, receiveBody } from '@/lib/api/request/receive-body';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends `bytes` every `interval` milliseconds, `count` times or until cancelled. */
function slowly(bytes: number, interval: number, count = Number.POSITIVE_INFINITY) {
  let sent = 0;
  let timer: NodeJS.Timeout;
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        controller.enqueue(new Uint8Array(bytes));
        sent += 1;
        if (sent < count) return;
        clearInterval(timer);
        controller.close();
      }, interval);
    },
    cancel: () => clearInterval(timer),
  });
  return new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

async function endOf(reading: Promise<unknown>): Promise<string> {
  const end = reading.then(
    () => 'read',
    ({ code }) => code,
  );
  await vi.advanceTimersByTimeAsync(120_000);
  return end;
}

const kb = 1024;
const large = 11 * kb ** 2;

test.each([
  ['a byte in five seconds', 1, 5000, Number.POSITIVE_INFINITY, large, 'timed_out'],
  ['nothing at all', 1, 200_000, 1, large, 'timed_out'],
  ['8 KB a second, but more than a minute', 8 * kb, 1000, 100, large, 'timed_out'],
  ['8 KB a second', 8 * kb, 1000, 40, large, 'read'],
  ['a short body in eight seconds', 100, 1000, 8, 64 * kb, 'read'],
  ['a short body in twelve seconds', 4 * kb, 1000, 12, 64 * kb, 'timed_out'],
])('%s', async (_, bytes, interval, count, most, code) => {
  expect(await endOf(readBytes(slowly(bytes, interval, count), most))).toBe(code);
});

test('the bodies in memory are limited per process until they are released', async () => {
  const piece = 8 * kb ** 2;
  const receive = () => receiveBody(slowly(piece, 1, 1), large);
  const all = Promise.allSettled(Array.from({ length: 12 }, receive));
  await vi.advanceTimersByTimeAsync(10);
  const ends = await all;
  const received = ends.filter((end) => end.status === 'fulfilled');
  expect(received).toHaveLength(3);
  expect(ends.at(-1)).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
  for (const { value } of received) value.release();
  const again = receive();
  await vi.advanceTimersByTimeAsync(10);
  expect((await again).take()).toHaveLength(piece);
  (await again).release();
});
