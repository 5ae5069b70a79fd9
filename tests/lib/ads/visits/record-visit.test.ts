import { expect, test } from 'vitest';
import { recordVisit, type Visitor } from '@/lib/ads/visits/record-visit';
import { sweepVisits } from '@/lib/ads/visits/sweep-visits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const visitor = (changes: Partial<Visitor> = {}): Visitor => ({
  id: undefined,
  freshId: randomId(20),
  address: '203.0.113.7',
  userAgent: firefox,
  ranScript: true,
  ...changes,
});

const visit = (id: string, who: Visitor | null, at = now) =>
  recordVisit(null, id, who, { isAdultVisitor: false }, at);

const newAd = async () => (await createAd(await createMember(), { now }))._id;

test('a person counts once a day per ad', async () => {
  const [one, two] = [await newAd(), await newAd()];
  const somebody = visitor({ id: randomId(20) });
  expect(await visit(one, somebody)).toEqual({ visits: 1 });
  expect(await visit(one, somebody)).toEqual({ visits: 1 });
  expect(await visit(two, somebody)).toEqual({ visits: 1 });
  expect(await visit(one, somebody, addTime(now, day))).toEqual({ visits: 2 });
  expect(await visit(one, visitor({ id: randomId(20) }), addTime(now, day))).toEqual({ visits: 3 });
});

test('twenty concurrent requests of one person count once', async () => {
  const id = await newAd();
  const somebody = visitor();
  await Promise.all(Array.from({ length: 20 }, () => visit(id, somebody)));
  expect(await visit(id, somebody)).toEqual({ visits: 1 });
});

test('a first view without an id and the next with the new id count once', async () => {
  const id = await newAd();
  const first = visitor();
  await visit(id, first);
  expect(await visit(id, visitor({ id: first.freshId }))).toEqual({ visits: 1 });
});

test('discarding the id does not count again', async () => {
  const id = await newAd();
  await visit(id, visitor());
  const again = visitor();
  expect(await visit(id, again)).toEqual({ visits: 1 });
  expect(await visit(id, visitor({ id: again.freshId }))).toEqual({ visits: 1 });
});

test.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a script', 'curl/8.5.0'],
  ['nobody', null],
])('%s does not count', async (_, userAgent) => {
  expect(await visit(await newAd(), visitor({ userAgent }))).toEqual({ visits: 0 });
});

test('one IP address counts ten visits a day per ad, with any ids and browsers', async () => {
  const [one, two] = [await newAd(), await newAd()];
  const invented = Array.from({ length: 60 }, (_, index) =>
    visitor({ id: index % 2 ? randomId(20) : undefined, userAgent: `${firefox} (${index})` }),
  );
  await Promise.all(invented.map((who) => visit(one, who)));
  expect(await visit(one, null)).toEqual({ visits: 10 });
  expect(await visit(one, visitor({ id: randomId(20), address: '203.0.113.8' }))).toEqual({
    visits: 11,
  });
  expect(await visit(two, visitor({ id: randomId(20) }))).toEqual({ visits: 1 });
  expect(await visit(one, visitor({ id: randomId(20) }), addTime(now, day))).toEqual({
    visits: 12,
  });
});

test("a visitor who never ran the page's script does not count", async () => {
  expect(await visit(await newAd(), visitor({ ranScript: false }))).toEqual({ visits: 0 });
});

test('the owner is told so and does not count, another member does', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  expect(await recordVisit(owner, id, visitor(), { isAdultVisitor: false }, now)).toEqual({
    visits: 0,
    isOwner: true,
  });
  expect(
    await recordVisit(await createMember(), id, visitor(), { isAdultVisitor: false }, now),
  ).toEqual({ visits: 1 });
});

test('a visitor who opted out is not recorded', async () => {
  const id = await newAd();
  expect(await visit(id, null)).toEqual({ visits: 0 });
  expect(await db.adVisit.count({ where: { adId: id } })).toBe(0);
});

test('an ad that is not public counts no visits', async () => {
  const { _id: id } = await createAd(await createMember(), { now, columns: { isActive: false } });
  await expect(visit(id, visitor())).rejects.toMatchObject({ code: 'not_found' });
  await expect(visit('a\0b', visitor())).rejects.toMatchObject({ code: 'not_found' });
});

test('an adult ad counts only visitors who passed the age check', async () => {
  const { _id: id } = await createAd(await createMember(), { kind: 'escort', now });
  await expect(visit(id, visitor())).rejects.toMatchObject({ code: 'not_found' });
  expect(await recordVisit(null, id, visitor(), { isAdultVisitor: true }, now)).toEqual({
    visits: 1,
  });
});

test('nothing stored identifies the visitor, and the key changes daily', async () => {
  const id = await newAd();
  await visit(id, visitor({ id: 'abcdefghjk0123456789' }));
  await visit(id, visitor({ id: 'abcdefghjk0123456789' }), addTime(now, day));
  const rows = await db.adVisit.findMany({ where: { adId: id }, select: { visitorKey: true } });
  expect(new Set(rows.map(({ visitorKey }) => visitorKey)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain('abcdefghjk');
});

test('keys are deleted after two days and the count stays', async () => {
  const id = await newAd();
  await visit(id, visitor());
  await sweepVisits(addTime(now, 2 * day));
  expect(await db.adVisit.count({ where: { adId: id } })).toBeGreaterThan(0);
  await sweepVisits(addTime(now, 3 * day));
  expect(await db.adVisit.count({ where: { adId: id } })).toBe(0);
  expect(await visit(id, null)).toEqual({ visits: 1 });
});
