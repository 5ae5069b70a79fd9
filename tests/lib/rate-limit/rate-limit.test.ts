import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { hasTaken, resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { takeWithDelay } from '@/lib/rate-limit/target-limit';

const now = new Date('2031-05-01T12:00:00Z');
const limit = limits.resetsOfEmail;

test('of concurrent requests exactly the limit passes', async () => {
  const subject = randomUUID();
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => takeFromLimit(limit, subject, now)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.max);
});

test('a window starts with its first request and is exact to the millisecond', async () => {
  const subject = randomUUID();
  for (let taken = 0; taken < limit.max; taken += 1) {
    await takeFromLimit(limit, subject, addTime(now, taken * minute));
  }
  const last = addTime(now, hour - 1);
  await expect(takeFromLimit(limit, subject, last)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: 1,
  });
  await takeFromLimit(limit, subject, addTime(now, hour));
  expect(await hasTaken(limit, subject, addTime(now, 2 * hour - 1))).toBe(true);
  expect(await hasTaken(limit, subject, addTime(now, 2 * hour))).toBe(false);
});

test('a refusal tells the seconds to wait', async () => {
  const subject = randomUUID();
  const cooldown = limits.codeCooldown;
  await takeFromLimit(cooldown, subject, now);
  await expect(takeFromLimit(cooldown, subject, addTime(now, 15.5 * second))).rejects.toMatchObject(
    { retryAfter: 45 },
  );
});

test('limits and subjects are independent, and a reset clears one', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const cooldown = limits.codeCooldown;
  await takeFromLimit(cooldown, one, now);
  await takeFromLimit(cooldown, other, now);
  await takeFromLimit(limit, one, now);
  await resetLimit(cooldown, one);
  expect(await hasTaken(cooldown, one, now)).toBe(false);
  expect(await hasTaken(cooldown, other, now)).toBe(true);
  expect(await hasTaken(limit, one, now)).toBe(true);
});

describe('servers whose clocks differ by ten minutes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const today = Date.now();
  /** The time of one of two servers in turn. */
  const clockOf = (request: number) => {
    vi.setSystemTime(today + (request % 2 === 0 ? 0 : 10 * minute));
    return new Date();
  };
  const inAMinute = { code: 'rate_limited', retryAfter: expect.closeTo(minute / second, -1) };

  test('count the same windows', async () => {
    const [subject, cooldown] = [randomUUID(), limits.codeCooldown];
    await takeFromLimit(cooldown, subject, clockOf(0));
    for (const server of [1, 0]) {
      await expect(takeFromLimit(cooldown, subject, clockOf(server))).rejects.toMatchObject(
        inAMinute,
      );
    }
  });

  test('agree how long to wait', async () => {
    const target = randomUUID();
    const take = (request: number) => takeWithDelay(limit, target, undefined, clockOf(request));
    for (let taken = 0; taken < limit.max; taken += 1) await take(taken);
    for (const server of [1, 0]) await expect(take(server)).rejects.toMatchObject(inAMinute);
  });
});

test('the table identifies nobody', async () => {
  const subject = `${randomUUID()}@example.co.uk`;
  await takeFromLimit(limit, subject, now);
  const rows = await db.rateLimit.findMany({ where: { resetAt: addTime(now, hour) } });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(subject);
});
