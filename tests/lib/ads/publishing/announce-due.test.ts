import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announceDue } from '@/lib/ads/publishing/lifetime/announce-due';
import { expiredVisible } from '@/lib/catalogue/limits';
import { addTime, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createAd } from '../../../builders/ad';
import { createMember, type Member } from '../../../builders/member';

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
const heard = new Set<string>();
let seller: Member;
/** The time of these tests. */
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => {
    const { ad, all } = JSON.parse(payload) as { ad?: string; all?: true };
    heard.add(ad ?? String(all));
  });
});
afterAll(() => listener.end());
beforeEach(async () => {
  // Later than everything from the previous test.
  now = addTime(now, minute);
  await announceDue(now);
  seller = await createMember();
  await listener.query('LISTEN page_changes');
});

async function announced(): Promise<string[]> {
  await delay(20);
  await listener.query('SELECT 1');
  const ids = [...heard];
  heard.clear();
  return ids;
}

/** An ad whose own announcement has been read. */
async function quietAd(expiresAt: Date): Promise<string> {
  const { _id } = await createAd(seller, { columns: { expiresAt } });
  await announced();
  return _id;
}

test('an ad is announced when it ends, and when its page goes 30 days later', async () => {
  const id = await quietAd(addTime(now, second));
  await announceDue(addTime(now, second / 2));
  expect(await announced()).toEqual([]);
  await announceDue(addTime(now, second));
  expect(await announced()).toEqual([id]);
  await db.ad.update({
    where: { id },
    data: { expiresAt: addTime(now, 10 * second - expiredVisible) },
  });
  await announced();
  await announceDue(addTime(now, 10 * second));
  expect(await announced()).toEqual([id]);
});

test('an upgrade is announced when it begins and when it ends', async () => {
  const id = await quietAd(addTime(now, 60 * minute));
  const [startsAt, endsAt] = [addTime(now, 5 * second), addTime(now, 9 * second)];
  await db.promotion.create({ data: { adId: id, upgrade: 'vip', startsAt, endsAt } });
  await announced();
  await announceDue(addTime(now, 4 * second));
  expect(await announced()).toEqual([]);
  await announceDue(startsAt);
  expect(await announced()).toEqual([id]);
  await announceDue(addTime(now, 6.5 * second));
  await announced();
  await announceDue(addTime(now, 8 * second));
  expect(await announced()).toEqual([]);
  await announceDue(endsAt);
  expect(await announced()).toEqual([id]);
});

test('changes are announced for a second after they are due, since clocks differ', async () => {
  const id = await quietAd(addTime(now, second));
  const runs = [1, 1.5, 2.5, 3, 3.5].map((seconds) => addTime(now, seconds * second));
  const told: boolean[] = [];
  for (const at of runs) {
    await announceDue(at);
    told.push((await announced()).includes(id));
  }
  expect(told).toEqual([true, true, true, false, false]);
});

test('changes that were due while no worker ran are announced by the next one', async () => {
  const id = await quietAd(addTime(now, second));
  now = addTime(now, 30 * minute);
  await announceDue(now);
  expect(await announced()).toEqual([id]);
});

test('many changes at once are announced as "everything"', async () => {
  const id = await quietAd(addTime(now, second));
  await db.$executeRaw`
    INSERT INTO "Ad" ("id", "ownerId", "category", "categoryGroup", "isAdult", "formKind", "title",
      "description", "details", "outcode", "expiresAt")
    SELECT lpad(n::text, 12, '0'), "ownerId", "category", "categoryGroup", "isAdult", "formKind",
      "title", "description", "details", "outcode", "expiresAt"
    FROM "Ad", generate_series(1, 150) n WHERE "id" = ${id}`;
  await announced();
  await announceDue(addTime(now, 2 * second));
  expect(await announced()).toEqual(['true']);
});

test('several workers announce each change once', async () => {
  const id = await quietAd(addTime(now, second));
  const counts = await Promise.all([1, 2, 3, 4].map(() => announceDue(addTime(now, second))));
  expect(Math.max(...counts)).toBe(1);
  expect(await announced()).toEqual([id]);
});

test('a worker with a slow clock does not move the mark back', async () => {
  await announceDue(addTime(now, minute));
  await announceDue(now);
  const mark = await db.pageClock.findUniqueOrThrow({ where: { id: 1 } });
  expect(mark.announcedUntil.getTime()).toBeGreaterThan(now.getTime());
});
