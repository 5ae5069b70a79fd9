import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { sweepPlacements } from '@/lib/search/list/placements/sweep-placements';
import { createAd } from '../../builders/ad';
import { createMember, type Member } from '../../builders/member';

/* Rows of Placement follow every change of upgrades and ads. */

// Nothing of other tests has expired by then.
const now = new Date('1999-06-01T12:00:00Z');
let owner: Member;
let adId: string;

beforeAll(async () => {
  owner = await createMember();
});
beforeEach(async () => {
  ({ _id: adId } = await createAd(owner, { now, columns: { expiresAt: addTime(now, 60 * day) } }));
});

const promote = (upgrade: string, days = 7) =>
  db.promotion.create({
    data: { adId, upgrade, startsAt: now, endsAt: addTime(now, days * day) },
  });
const places = () => db.placement.findMany({ where: { adId }, orderBy: { upgrade: 'asc' } });
const change = (data: Parameters<typeof db.ad.update>[0]['data']) =>
  db.ad.update({ where: { id: adId }, data });

test("each upgrade with a placement has a row, with the ad's list columns", async () => {
  for (const upgrade of ['vip', 'featured', 'website']) await promote(upgrade);
  const ad = await db.ad.findUniqueOrThrow({ where: { id: adId } });
  const [featured, vip, ...others] = await places();
  expect([featured?.upgrade, vip?.upgrade, others.length]).toEqual(['featured', 'vip', 0]);
  const { category, categoryGroup, isAdult, outcode, ownerId, pricePence, facets } = ad;
  const { createdAt, rankedAt } = ad;
  expect(vip).toMatchObject({ category, categoryGroup, isAdult, outcode, ownerId, pricePence });
  expect(vip).toMatchObject({ createdAt, rankedAt, facets, startsAt: now });
  expect(vip?.turn).toBe(featured?.turn);
});

test('the row follows an edited or renewed ad', async () => {
  await promote('vip');
  const rankedAt = addTime(now, hour);
  await change({ pricePence: 4200, outcode: 'M1', rankedAt, details: { condition: 'New' } });
  const [place] = await places();
  expect(place).toMatchObject({
    pricePence: 4200,
    outcode: 'M1',
    rankedAt,
    facets: { condition: 'New' },
  });
});

test.each([
  [{ isActive: false }, { isActive: true }],
  [{ moderation: 'held' }, { moderation: 'approved' }],
  [{ deletedAt: now }, { deletedAt: null }],
] as const)('while %j there is no placement, then it returns', async (away, back) => {
  await promote('vip');
  const before = await places();
  await change(away);
  expect(await places()).toEqual([]);
  await change(back);
  expect(await places()).toEqual(before);
});

test('a placement ends with its upgrade or its ad', async () => {
  const { id } = await promote('vip', 30);
  const end = async () => (await places())[0]?.endsAt;
  expect(await end()).toEqual(addTime(now, 30 * day));
  await change({ expiresAt: addTime(now, day) });
  expect(await end()).toEqual(addTime(now, day));
  await db.promotion.update({ where: { id }, data: { endsAt: addTime(now, hour) } });
  expect(await end()).toEqual(addTime(now, hour));
  await db.promotion.delete({ where: { id } });
  expect(await end()).toBeUndefined();
});

test('a promotion during a change of the ad sees the change', async () => {
  await Promise.all([
    db.$transaction(async (tx) => {
      await tx.ad.update({ where: { id: adId }, data: { pricePence: 777 } });
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.2)`;
    }),
    promote('vip'),
  ]);
  expect((await places())[0]?.pricePence).toBe(777);
});

test('ended placements are swept, and return if the upgrade continues', async () => {
  const { id } = await promote('vip', 1);
  expect(await sweepPlacements(addTime(now, day - 1))).toBe(0);
  expect(await sweepPlacements(addTime(now, day))).toBe(1);
  expect(await places()).toEqual([]);
  await db.promotion.update({ where: { id }, data: { endsAt: addTime(now, 2 * day) } });
  expect(await places()).toHaveLength(1);
});
