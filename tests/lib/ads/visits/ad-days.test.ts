import { expect, test } from 'vitest';
import { getAdDays } from '@/lib/ads/visits/get-ad-days';
import { recordVisit, type Visitor } from '@/lib/ads/visits/record-visit';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { sweepVisits } from '@/lib/ads/visits/sweep-visits';
import { getUpgradeEffects } from '@/lib/ads/visits/upgrade-effects';
import type { VisitSource } from '@/lib/ads/visits/visit-source';
import { adDaysKept } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import { saveAd, unsaveAd } from '@/lib/saved/save-ads';
import { createAd } from '@/tests/builders/ad';
import { ask } from '@/tests/builders/conversation';
import { createMember, giveVerifiedPhone, testPhone } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');

const visitor = (): Visitor => ({
  id: randomId(20),
  freshId: randomId(20),
  address: `test-${randomId(20)}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ranScript: true,
});

const visit = (id: string, from: VisitSource | null, at = now) =>
  recordVisit(null, id, visitor(), { isAdultVisitor: false, from }, at);

async function newAd(at = now) {
  const seller = await createMember();
  return { seller, id: (await createAd(seller, { now: at }))._id };
}

test('each day has its visits by source, and what visitors did', async () => {
  const { seller, id } = await newAd(addTime(now, -2 * day));
  for (const from of ['search', 'search', 'browse', 'shared', 'promotion', null] as const) {
    await visit(id, from);
  }
  await visit(id, 'shared', addTime(now, -day));
  const reader = await createMember();
  await saveAd(reader, id, now);
  await unsaveAd(reader, id);
  await saveAd(seller, id, now);
  await ask(reader, id, 'Hello', now);
  await ask(reader, id, 'Are you there?', now);
  const { phoneId } = await giveVerifiedPhone(seller.userId, testPhone);
  await db.ad.update({ where: { id }, data: { phoneId } });
  await revealPhone(reader, id, false, now);
  const none = {
    views: 0,
    fromSearch: 0,
    fromBrowse: 0,
    fromShared: 0,
    fromPromotion: 0,
    reveals: 0,
    saves: 0,
    messages: 0,
  };
  const { days, title, visits } = await getAdDays(seller, id, now);
  expect(title).toBe('Oak dining table with six chairs');
  expect(visits).toBe(7);
  expect(days).toEqual([
    { ...none, day: '2026-11-18' },
    { ...none, day: '2026-11-19', views: 1, fromShared: 1 },
    {
      day: '2026-11-20',
      views: 6,
      fromSearch: 2,
      fromBrowse: 1,
      fromShared: 1,
      fromPromotion: 1,
      reveals: 1,
      saves: 1,
      messages: 1,
    },
  ]);
});

test('only the seller can see them', async () => {
  const { id } = await newAd();
  await expect(getAdDays(await createMember(), id, now)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an older ad shows its last 30 days', async () => {
  const { seller, id } = await newAd(addTime(now, -200 * day));
  const { days } = await getAdDays(seller, id, now);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-10-22', '2026-11-20']);
});

test('an upgrade is compared with as many days before it', async () => {
  const { seller, id } = await newAd(addTime(now, -10 * day));
  await db.ad.update({ where: { id }, data: { expiresAt: addTime(now, 20 * day) } });
  const views = [1, 2, 0, 0, 0, 3, 4, 5, 6, 7];
  await db.adDay.createMany({
    data: views.map((count, index) => ({
      adId: id,
      day: addTime(now, (index - 9) * day),
      views: count,
      contacts: 1,
    })),
  });
  const startsAt = addTime(now, -3 * day);
  await db.promotion.create({
    data: { adId: id, upgrade: 'featured', startsAt, endsAt: addTime(now, 4 * day) },
  });
  const [effect] = await getUpgradeEffects(seller, { adId: id }, now);
  expect(effect).toMatchObject({
    upgrade: 'featured',
    during: { days: 4, views: 4 + 5 + 6 + 7, reveals: 4, messages: 0 },
    before: { days: 4, views: 3, reveals: 4 },
  });
  expect(await getUpgradeEffects(await createMember(), { adId: id }, now)).toEqual([]);
});

test('days before the ad was posted do not count', async () => {
  const { seller, id } = await newAd(addTime(now, -3 * day));
  await db.ad.update({ where: { id }, data: { expiresAt: null } });
  await db.promotion.create({
    data: { adId: id, upgrade: 'vip', startsAt: addTime(now, -3 * day) },
  });
  const [effect] = await getUpgradeEffects(seller, { adId: id }, now);
  expect(effect).toMatchObject({ during: { days: 4 }, before: { days: 0, views: 0 } });
});

test('daily figures are deleted after 400 days', async () => {
  const { id } = await newAd();
  const at = addTime(now, -adDaysKept - 2 * day);
  await db.adDay.create({ data: { adId: id, day: at, views: 1 } });
  await visit(id, 'search');
  await sweepVisits(now);
  expect(await db.adDay.count({ where: { adId: id } })).toBe(1);
});
