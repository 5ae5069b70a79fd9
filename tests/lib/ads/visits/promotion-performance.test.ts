import { expect, test } from 'vitest';
import { getMyAds } from '@/lib/ads/reading/queries';
import { getPerformances } from '@/lib/ads/visits/promotion-performance';
import { recordVisit } from '@/lib/ads/visits/record-visit';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import { createAd } from '@/tests/builders/ad';
import { createMember, testPhone } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (days: number) => addTime(now, -days * day);

test('days with and without upgrades are counted separately', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now: ago(5) });
  const plain = await createAd(owner, { now: ago(5) });
  await db.promotion.createMany({
    data: [
      // The 18th and the 19th.
      { adId, upgrade: 'vip', startsAt: ago(2), endsAt: addTime(ago(1), hour) },
      { adId, upgrade: 'website', startsAt: ago(5), endsAt: null },
      { adId: plain._id, upgrade: 'website', startsAt: ago(5), endsAt: null },
    ],
  });
  await db.adDay.createMany({
    data: [
      { adId, day: ago(5), views: 4, contacts: 1 },
      { adId, day: ago(2), views: 30, contacts: 3 },
      { adId, day: ago(1), views: 20, contacts: 2 },
      { adId, day: now, views: 2, contacts: 0 },
    ],
  });
  expect(await getPerformances([adId, plain._id], now)).toEqual(
    new Map([
      [
        adId,
        {
          paidDays: { days: 2, views: 50, contacts: 5 },
          otherDays: { days: 4, views: 6, contacts: 1 },
        },
      ],
    ]),
  );
  expect(await getPerformances([], now)).toEqual(new Map());
});

test("visits and requests for the number count on their day, without the owner's", async () => {
  const owner = await createMember();
  const reader = await createMember();
  const { _id: adId } = await createAd(owner, { now, form: { phone: testPhone } });
  await db.promotion.create({
    data: { adId, upgrade: 'vip', startsAt: now, endsAt: addTime(now, day) },
  });
  const visitor = (id: string) => ({
    id,
    freshId: randomId(20),
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ranScript: true,
  });
  const id = randomId(20);
  await recordVisit(reader, adId, visitor(id), { isAdultVisitor: false }, now);
  await recordVisit(reader, adId, visitor(id), { isAdultVisitor: false }, now);
  await recordVisit(null, adId, visitor(randomId(20)), { isAdultVisitor: false }, now);
  await recordVisit(owner, adId, visitor(randomId(20)), { isAdultVisitor: false }, now);
  await revealPhone(reader, adId, false, now);
  await revealPhone(owner, adId, false, now);
  const [ad] = await getMyAds(owner, addTime(now, hour));
  expect(ad?.performance).toEqual({
    paidDays: { days: 1, views: 2, contacts: 1 },
    otherDays: { days: 0, views: 0, contacts: 0 },
  });
});
