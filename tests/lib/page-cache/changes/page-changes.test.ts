import { beforeEach, describe, expect, test } from 'vitest';
import {
  createPageChanges,
  listPause,
  type PageChanges,
} from '@/lib/page-cache/changes/page-changes';
import { everything } from '@/lib/page-cache/changes/page-tags';

let changes: PageChanges;

beforeEach(() => {
  changes = createPageChanges();
  changes.connected(0);
});

const adPage = { exact: ['ad:1'], lists: [everything] };
const listPage = { exact: ['ad:1'], lists: ['list:all/uk', everything] };
const text = { exact: [], lists: [] };

describe('a page that was begun at 1,000', () => {
  const isValid = (page: typeof adPage, now: number) => changes.isValid(page, 1000, now);

  test('is right as long as nothing changes', () => {
    changes.record(['ad:2', 'list:all/leeds'], 1001);
    changes.record(['ad:1', 'list:all/uk'], 999);
    expect(isValid(listPage, 100_000)).toBe(true);
  });

  test('is wrong at once when an ad on it changes, even at the moment it was begun', () => {
    changes.record(['ad:1'], 1000);
    expect(isValid(adPage, 1001)).toBe(false);
    expect(isValid(listPage, 1001)).toBe(false);
  });

  test('is wrong when its list changes, but not before it has stood for a moment', () => {
    changes.record(['list:all/uk'], 1001);
    expect(isValid(listPage, 1000 + listPause - 1)).toBe(true);
    expect(isValid(listPage, 1000 + listPause)).toBe(false);
    expect(isValid(adPage, 1000 + listPause)).toBe(true);
  });

  test('is wrong when everything changes, unless it shows nothing that could', () => {
    changes.record([everything], 1001);
    expect(isValid(adPage, 2000)).toBe(false);
    expect(isValid(text, 2000)).toBe(true);
  });

  test('is wrong when what stands on every page changes, texts too', () => {
    changes.recordOnEveryPage(999);
    expect(isValid(text, 2000)).toBe(true);
    changes.recordOnEveryPage(1001);
    expect(isValid(adPage, 1002)).toBe(false);
    expect(isValid(text, 1002)).toBe(false);
    expect(changes.isUnchanged(text, 1000)).toBe(false);
    expect(changes.isValid(text, 1002, 1003)).toBe(true);
  });

  test('lives for less than a second while nobody says what changes', () => {
    changes.disconnected(1100);
    expect(isValid(adPage, 1800)).toBe(true);
    expect(isValid(adPage, 2000)).toBe(false);
    expect(isValid(text, 2000)).toBe(true);
  });

  test('is wrong once changes are heard of again, since some were missed', () => {
    changes.disconnected(1100);
    changes.connected(1500);
    expect(isValid(adPage, 1501)).toBe(false);
    expect(isValid(text, 1501)).toBe(true);
    expect(changes.isValid(adPage, 1501, 9000)).toBe(true);
  });

  test('is wrong when more has changed since than can be remembered', () => {
    changes.record(['ad:1'], 1001);
    for (let count = 0; count < 50_000; count += 1) changes.record([`ad:x${count}`], 1002);
    expect(isValid(adPage, 2000)).toBe(false);
    expect(changes.isValid(adPage, 1002, 2000)).toBe(true);
    expect(isValid(text, 2000)).toBe(true);
  });
});

describe('a page from before the database went away', () => {
  const isUnchanged = (page: typeof adPage, startedAt = 1000) =>
    changes.isUnchanged(page, startedAt);

  beforeEach(() => changes.record(['ad:1'], 999));

  test('may be shown, also when its list has got a new ad since', () => {
    changes.record(['list:all/uk'], 1001);
    changes.disconnected(1100);
    expect([isUnchanged(adPage), isUnchanged(listPage), isUnchanged(text)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('may not when an ad or a seller on it has changed since', () => {
    changes.record(['seller:anna'], 1001);
    expect(isUnchanged({ exact: [], lists: ['seller:anna', everything] })).toBe(false);
    changes.record(['ad:1'], 1001);
    expect(isUnchanged(listPage)).toBe(false);
  });

  test('may not when changes of before may have been missed', () => {
    changes.disconnected(1100);
    changes.connected(1500);
    expect([isUnchanged(adPage), isUnchanged(adPage, 1501)]).toEqual([false, true]);
  });

  test('may not when pages were rendered without hearing of changes, as behind a pooler', () => {
    changes.disconnected(1100);
    changes.rendered(listPage, 1200);
    expect(isUnchanged(adPage)).toBe(true);
    changes.rendered(listPage, 5000);
    expect(isUnchanged(adPage)).toBe(false);
    const deaf = createPageChanges();
    expect(deaf.isUnchanged(adPage, 1000)).toBe(false);
    expect(deaf.isUnchanged(text, 1000)).toBe(true);
  });
});

test('a list that changes all the time is made anew less than three times a second', () => {
  let startedAt = 0;
  let made = 0;
  for (let now = 1; now <= 10_000; now += 1) {
    if (now % 10 === 0) changes.record(['list:all/uk'], now);
    if (changes.isValid(listPage, startedAt, now)) continue;
    startedAt = now;
    made += 1;
  }
  expect(made).toBeGreaterThan(20);
  expect(made).toBeLessThanOrEqual(25);
});
