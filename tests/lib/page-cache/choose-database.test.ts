import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentWriteCookie } from '@/lib/auth/recent-write';
import { addTime, hour, minute } from '@/lib/dates';
import { readsReplica } from '@/lib/db/replica/reads-replica';
import { createPageChanges, type PageChanges } from '@/lib/page-cache/changes/page-changes';
import { everything } from '@/lib/page-cache/changes/page-tags';
import { createDatabaseChooser, type DatabaseChooser } from '@/lib/page-cache/choose-database';

let changes: PageChanges;
let asOf: number | undefined;
let chooser: DatabaseChooser;

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
  chooser = createDatabaseChooser(changes, () => asOf);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const isOnReplica = (choice: ReturnType<DatabaseChooser['forList']>) => choice.run(readsReplica);

describe('the replica is read', () => {
  test('for pages without a change that it lacks, which then count as that old', () => {
    changes.record(['ad:0123456789ab', 'list:all/uk'], (asOf ?? 0) - 1);
    for (const page of [ad, home, text]) {
      const choice = chooser.forPage(page, {});
      expect([isOnReplica(choice), choice.startedAt]).toEqual([true, asOf]);
    }
    expect(readsReplica()).toBe(false);
  });

  test('for no page whose ad or list has changed since', () => {
    changes.record(['ad:0123456789ab', 'list:all/uk'], asOf ?? 0);
    for (const page of [ad, home]) {
      const choice = chooser.forPage(page, {});
      expect(isOnReplica(choice)).toBe(false);
      expect(choice.startedAt).toBeGreaterThan(asOf ?? 0);
    }
    expect(isOnReplica(chooser.forPage(text, {}))).toBe(true);
    expect(isOnReplica(chooser.forList({}))).toBe(true);
  });

  test('for no page with ads while changes are not heard, or were not at that time', () => {
    changes.disconnected(performance.now());
    expect(isOnReplica(chooser.forPage(ad, {}))).toBe(false);
    changes.connected(performance.now());
    expect(isOnReplica(chooser.forPage(ad, {}))).toBe(false);
    asOf = performance.now() + 1;
    expect(isOnReplica(chooser.forPage(ad, {}))).toBe(true);
  });

  test('for nobody who has just changed something, by a cookie that nobody can make up', () => {
    const date = new Date();
    const cookieAt = (at: Date) => recentWriteCookie(at).split(';')[0] ?? '';
    const own = cookieAt(date);
    expect(isOnReplica(chooser.forList({ cookie: `session=1; ${own}` }))).toBe(false);
    expect(isOnReplica(chooser.forPage(ad, { cookie: own }))).toBe(false);
    expect(isOnReplica(chooser.forList({ authorization: 'Bearer token' }))).toBe(false);
    // Of a server whose clock is wrong.
    for (const off of [10 * minute, -10 * minute]) {
      const other = cookieAt(addTime(date, off));
      expect(isOnReplica(chooser.forList({ cookie: other }))).toBe(false);
    }
    const old = cookieAt(addTime(date, -hour));
    const forged = own.replace(/=\d/, '=9');
    for (const cookie of [old, forged, 'recent-write=', 'recent-write=9999999999999']) {
      expect(isOnReplica(chooser.forList({ cookie })), cookie).toBe(true);
    }
  });

  test('by nobody while it is away or too far behind', () => {
    asOf = undefined;
    for (const choice of [chooser.forPage(ad, {}), chooser.forList({})]) {
      expect(isOnReplica(choice)).toBe(false);
      expect(choice.isCurrent({ exact: ['ad:any'], lists: [everything] })).toBe(true);
    }
  });
});

test('a page that shows another ad, changed since, is not current, and is then read from the primary', () => {
  const choice = chooser.forPage(ad, {});
  const shown = { exact: ['ad:0123456789ab', 'ad:ba9876543210'], lists: [everything] };
  expect(choice.isCurrent(shown)).toBe(true);
  changes.record(['ad:ba9876543210'], performance.now());
  expect(choice.isCurrent(shown)).toBe(false);
  expect(isOnReplica(chooser.forPage(ad, {}))).toBe(false);
  expect(isOnReplica(chooser.forPage(home, {}))).toBe(true);
});
