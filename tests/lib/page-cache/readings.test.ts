import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentWriteCookie } from '@/lib/auth/recent-write';
import { addTime, hour, minute } from '@/lib/dates';
import { readsReplica } from '@/lib/db/replica/reads-replica';
import { createPageChanges, type PageChanges } from '@/lib/page-cache/changes/page-changes';
import { everything } from '@/lib/page-cache/changes/page-tags';
import { createReadings, type Readings } from '@/lib/page-cache/readings';

let changes: PageChanges;
let asOf: number | undefined;
let readings: Readings;

const ad = { path: '/ad/0123456789ab', seconds: 240, stale: 60, lists: [] };
const home = { path: '/', seconds: 60, stale: 60, lists: ['list:all/uk'] };
const text = { path: '/help', seconds: 3600, stale: 60, lists: [] };

/** Milliseconds since this process began. */
let now: number;

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  changes = createPageChanges();
  changes.connected(0);
  asOf = performance.now() - 700;
  readings = createReadings(changes, () => asOf);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const isOnReplica = (reading: ReturnType<Readings['ofList']>) => reading.run(readsReplica);

describe('the replica is read', () => {
  test('for pages without a change that it lacks, which then count as that old', () => {
    changes.record(['ad:0123456789ab', 'list:all/uk'], (asOf ?? 0) - 1);
    for (const page of [ad, home, text]) {
      const reading = readings.ofPage(page, {});
      expect([isOnReplica(reading), reading.startedAt]).toEqual([true, asOf]);
    }
    expect(readsReplica()).toBe(false);
  });

  test('for no page whose ad or list has changed since', () => {
    changes.record(['ad:0123456789ab', 'list:all/uk'], asOf ?? 0);
    for (const page of [ad, home]) {
      const reading = readings.ofPage(page, {});
      expect(isOnReplica(reading)).toBe(false);
      expect(reading.startedAt).toBeGreaterThan(asOf ?? 0);
    }
    expect(isOnReplica(readings.ofPage(text, {}))).toBe(true);
    expect(isOnReplica(readings.ofList({}))).toBe(true);
  });

  test('for no page with ads while changes are not heard, or were not at that time', () => {
    changes.disconnected(performance.now());
    expect(isOnReplica(readings.ofPage(ad, {}))).toBe(false);
    changes.connected(performance.now());
    expect(isOnReplica(readings.ofPage(ad, {}))).toBe(false);
    asOf = performance.now() + 1;
    expect(isOnReplica(readings.ofPage(ad, {}))).toBe(true);
  });

  test('for nobody who has just changed something, by a cookie that nobody can make up', () => {
    const date = new Date();
    const cookieAt = (at: Date) => recentWriteCookie(at).split(';')[0] ?? '';
    const own = cookieAt(date);
    expect(isOnReplica(readings.ofList({ cookie: `session=1; ${own}` }))).toBe(false);
    expect(isOnReplica(readings.ofPage(ad, { cookie: own }))).toBe(false);
    expect(isOnReplica(readings.ofList({ authorization: 'Bearer token' }))).toBe(false);
    // Of a server whose clock is wrong.
    for (const off of [10 * minute, -10 * minute]) {
      const other = cookieAt(addTime(date, off));
      expect(isOnReplica(readings.ofList({ cookie: other }))).toBe(false);
    }
    const old = cookieAt(addTime(date, -hour));
    const forged = own.replace(/=\d/, '=9');
    for (const cookie of [old, forged, 'recent-write=', 'recent-write=9999999999999']) {
      expect(isOnReplica(readings.ofList({ cookie })), cookie).toBe(true);
    }
  });

  test('by nobody while it is away or too far behind', () => {
    asOf = undefined;
    for (const reading of [readings.ofPage(ad, {}), readings.ofList({})]) {
      expect(isOnReplica(reading)).toBe(false);
      expect(reading.isRight({ exact: ['ad:any'], lists: [everything] })).toBe(true);
    }
  });
});

test('a page that shows another ad, changed since, is not right, and is then read from the primary', () => {
  const reading = readings.ofPage(ad, {});
  const shown = { exact: ['ad:0123456789ab', 'ad:ba9876543210'], lists: [everything] };
  expect(reading.isRight(shown)).toBe(true);
  changes.record(['ad:ba9876543210'], performance.now());
  expect(reading.isRight(shown)).toBe(false);
  expect(isOnReplica(readings.ofPage(ad, {}))).toBe(false);
  expect(isOnReplica(readings.ofPage(home, {}))).toBe(true);
});
