import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { addTime, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { refusedUntil, takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';

const now = new Date('2031-05-01T12:00:00Z');
const limit = limits.newSearches;

const takeUntilRefused = async (address: string, at: Date) => {
  for (let taken = 0; ; taken += 1) {
    try {
      await takeAddressLimit(limit, address, at);
    } catch (error) {
      return { taken, error };
    }
  }
};

test('exactly the limit passes, and again in the next window', async () => {
  const address = randomUUID();
  const { taken, error } = await takeUntilRefused(address, now);
  expect(taken).toBe(limit.max);
  expect(error).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
  expect(refusedUntil(limit, address, now)).toEqual(addTime(now, minute));
  const next = addTime(now, minute);
  expect(refusedUntil(limit, address, next)).toBeNull();
  expect((await takeUntilRefused(address, next)).taken).toBe(limit.max);
});

test('requests through other instances count', async () => {
  const address = randomUUID();
  await countRequests(limit, address, limit.max - 5, now);
  expect((await takeUntilRefused(address, now)).taken).toBe(5);
});

test('a refusal costs one statement, later ones none', async () => {
  const address = randomUUID();
  await takeUntilRefused(address, now);
  const query = vi.spyOn(await instance(), '$queryRaw');
  const later = addTime(now, 20 * second);
  for (let count = 0; count < 100; count += 1) {
    await expect(takeAddressLimit(limit, address, later)).rejects.toMatchObject({ retryAfter: 40 });
  }
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('requests refused for another reason are counted later, in few statements', async () => {
  const address = randomUUID();
  const query = vi.spyOn(await instance(), '$queryRaw');
  const refused = (at: Date) => takeAddressLimit(limit, address, at, true);
  for (let count = 0; count < limit.max / 2; count += 1) await refused(now);
  expect(query.mock.calls.length).toBeLessThan(4);
  query.mockRestore();
  expect((await takeUntilRefused(address, now)).taken).toBe(limit.max / 2);
  await expect(refused(now)).rejects.toMatchObject({ code: 'rate_limited' });

  const other = randomUUID();
  const all = Array.from({ length: 2 * limit.max }, () =>
    takeAddressLimit(limit, other, now, true).catch(() => 'rate_limited'),
  );
  const over = (await Promise.all(all)).filter((result) => result === 'rate_limited');
  expect(over.length).toBeGreaterThan(limit.max / 2);
});

test('concurrent requests pass while there is room', async () => {
  const address = randomUUID();
  const all = await Promise.allSettled(
    Array.from({ length: 2 * limit.max }, () => takeAddressLimit(limit, address, now)),
  );
  const passed = all.filter(({ status }) => status === 'fulfilled').length;
  expect(passed).toBeLessThanOrEqual(limit.max);
  expect(passed + (await takeUntilRefused(address, now)).taken).toBe(limit.max);
});

/** The client behind the proxy `db`. */
async function instance() {
  await db.rateLimit.count();
  const client: typeof db | undefined = Reflect.get(globalThis, 'townboard prisma client');
  if (!client) throw new Error('There is no client.');
  return client;
}
