import { describe, expect, test } from 'vitest';
import { demoConversations } from '@/demo/plan-conversations';
import { parseUkMobile } from '@/lib/accounts/phones/phone';
import { adIdPattern } from '@/lib/ad-id-pattern';
import { adStatus } from '@/lib/ads/status';
import { categories, categoryOf } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { addTime, day } from '@/lib/dates';
import { demoLogins } from '@/lib/demo/logins';
import { isImageFile } from '@/lib/images/image-names';
import { findPlace } from '@/lib/locations/find-place';
import { regions } from '@/lib/locations/regions';
import { planDemo } from '../../../demo/plan-demo';

const now = new Date('2026-11-20T12:00:00Z');
const plan = planDemo(now);

const statusOf = (ad: (typeof plan.ads)[number]) => adStatus(ad, now);
const live = plan.ads.filter((ad) =>
  ['Active', 'Expiring Soon', 'No Expiry'].includes(statusOf(ad)),
);

test.each(categories.map(({ slug }) => slug))('%s has at least six ads', (slug) => {
  expect(live.filter((ad) => ad.category === slug).length).toBeGreaterThanOrEqual(6);
});

test.each(regions.map(({ code, name }) => [name, code]))('%s has ads', (_, code) => {
  const here = live.filter((ad) => findPlace({ postcode: ad.outcode })?.region === code);
  expect(here.length).toBeGreaterThanOrEqual(5);
});

test('no two ads share a title, an opening or an id', () => {
  const distinct = (of: (ad: (typeof plan.ads)[number]) => string) =>
    new Set(plan.ads.map(of)).size;
  expect(distinct((ad) => ad.title.toLowerCase())).toBe(plan.ads.length);
  expect(distinct((ad) => ad.description.slice(0, 30).toLowerCase())).toBe(plan.ads.length);
  expect(distinct((ad) => ad.id)).toBe(plan.ads.length);
  expect(plan.ads.filter((ad) => !adIdPattern.test(ad.id))).toEqual([]);
});

test('the plan is deterministic for a time, and ids are the same at any time', () => {
  expect(planDemo(now)).toEqual(plan);
  const later = planDemo(addTime(now, 400 * day));
  expect(later.ads.map((ad) => ad.id)).toEqual(plan.ads.map((ad) => ad.id));
  expect(later.users.map((user) => user.id)).toEqual(plan.users.map((user) => user.id));
  expect(later.pictures.map(({ name }) => name)).toEqual(plan.pictures.map(({ name }) => name));
});

test("every status except Sold occurs among the demo seller's ads", () => {
  const [hannah] = plan.users.filter(({ email }) => email === demoLogins[0]?.email);
  const statuses = plan.ads.filter((ad) => ad.ownerId === hannah?.id).map(statusOf);
  expect(new Set(statuses)).toEqual(
    new Set([
      'Active',
      'Expiring Soon',
      'Expired',
      'Disabled',
      'Under review',
      'Removed',
      'No Expiry',
    ]),
  );
});

test('no date is in the future, and nobody posts before joining', () => {
  const joined = new Map(plan.users.map(({ id, createdAt }) => [id, createdAt]));
  for (const ad of plan.ads) {
    expect(ad.createdAt <= (ad.rankedAt as Date), ad.title).toBe(true);
    expect((ad.rankedAt as Date) <= now, ad.title).toBe(true);
    expect((joined.get(ad.ownerId) as Date) < ad.createdAt, ad.title).toBe(true);
  }
});

test('live ads have every upgrade, paid in full by their owner', () => {
  const liveIds = new Set(live.map((ad) => ad.id));
  const running = plan.purchases
    .flatMap(({ promotions }) => promotions)
    .filter(({ adId, endsAt }) => liveIds.has(adId) && (endsAt === null || endsAt > now));
  const counts = upgradeKeys.map((key) => running.filter(({ upgrade }) => upgrade === key).length);
  expect(counts.every((count) => count >= 6)).toBe(true);
  expect(running.length).toBe(plan.purchases.flatMap(({ promotions }) => promotions).length);
  const owners = new Map(plan.ads.map((ad) => [ad.id, ad.ownerId]));
  for (const { purchase } of plan.purchases) {
    expect(owners.get(String(purchase.adId))).toBe(purchase.ownerId);
  }
});

describe('the daily figures of a promoted ad', () => {
  const promoted = plan.ads.filter(({ id }) =>
    plan.purchases.some((each) => each.purchase.adId === id),
  );
  const daysOf = (id: string) => plan.adDays.filter(({ adId }) => adId === id);
  const viewsOf = (days: { views: number }[]) => days.reduce((sum, { views }) => sum + views, 0);

  test('add up to its visits, and lie within its life', () => {
    for (const { id, title, visits, createdAt } of promoted) {
      const days = daysOf(id);
      expect(viewsOf(days), title).toBe(visits);
      expect(new Set(days.map((each) => String(each.day))).size).toBe(days.length);
      for (const { day: at, views, contacts } of days) {
        expect(addTime(at, day) > createdAt && at <= now, title).toBe(true);
        expect(views >= contacts && contacts >= 0, title).toBe(true);
      }
    }
    expect(plan.adDays.some(({ contacts }) => contacts > 0)).toBe(true);
  });

  test('of a seller with a login agree with visits and conversations, upgrades or not', () => {
    const [hannah] = plan.users.filter(({ email }) => email === demoLogins[0]?.email);
    const own = plan.ads.filter(({ ownerId }) => ownerId === hannah?.id);
    expect(own.length).toBeGreaterThan(2);
    for (const { id, title, visits } of own) {
      const days = daysOf(id);
      expect(viewsOf(days), title).toBe(visits);
      const wrote = plan.conversations.filter(({ row }) => row.adId === id).length;
      expect(
        days.reduce((sum, { messages }) => sum + messages, 0),
        title,
      ).toBe(wrote);
      for (const { views, fromSearch, fromBrowse, fromPromotion } of days)
        expect(fromSearch + fromBrowse + fromPromotion, title).toBeLessThanOrEqual(views);
    }
  });

  test('are higher with upgrades than without, also for the demo seller', () => {
    const [hannah] = plan.users.filter(({ email }) => email === demoLogins[0]?.email);
    const compared = promoted.flatMap(({ id, ownerId }) => {
      const starts = plan.purchases
        .flatMap(({ promotions }) => promotions)
        .filter(({ adId, endsAt }) => adId === id && endsAt !== null)
        .map(({ startsAt }) => new Date(Math.floor(startsAt.getTime() / day) * day));
      const [start] = starts;
      const without = daysOf(id).filter((each) => start && each.day < start);
      const paid = daysOf(id).filter((each) => start && each.day >= start);
      if (without.length === 0 || paid.length === 0) return [];
      const isMore = viewsOf(paid) / paid.length > viewsOf(without) / without.length;
      return [{ isMore, isHannahs: ownerId === hannah?.id }];
    });
    expect(compared.filter(({ isMore }) => isMore).length / compared.length).toBeGreaterThan(0.75);
    expect(compared.some(({ isMore, isHannahs }) => isMore && isHannahs)).toBe(true);
  });
});

test('a promoted ad does not end before its upgrades', () => {
  const ads = new Map(plan.ads.map((ad) => [ad.id, ad]));
  for (const { adId, endsAt } of plan.purchases.flatMap(({ promotions }) => promotions)) {
    const ad = ads.get(adId);
    expect(endsAt === null || endsAt <= (ad?.expiresAt as Date), ad?.title).toBe(true);
  }
});

test('a number is a UK mobile that the owner has verified; adult ads always have one', () => {
  const verified = new Set(plan.verifiedPhones.map(({ userId, number }) => `${userId} ${number}`));
  for (const ad of plan.ads) {
    if (ad.phone) {
      expect(parseUkMobile(String(ad.phone))).toBe(ad.phone);
      expect(verified.has(`${ad.ownerId} ${ad.phone}`), ad.title).toBe(true);
    } else {
      expect(ad.isAdult, ad.title).toBe(false);
    }
  }
  expect(new Set(plan.verifiedPhones.map(({ number }) => number)).size).toBe(
    plan.verifiedPhones.length,
  );
});

test("pictures belong to the ad's owner, within the form's limit", () => {
  const owners = new Map(plan.pictures.map(({ name, ownerId }) => [name, ownerId]));
  expect(owners.size).toBe(plan.pictures.length);
  for (const ad of plan.ads) {
    const images = plan.adImages.filter(({ adId }) => adId === ad.id);
    expect(images.length).toBeLessThanOrEqual(formKindOf(categoryOf(ad.category)).maxImages);
    expect(images.filter(({ isMain }) => isMain).length).toBe(Math.min(1, images.length));
    for (const { imageName } of images) expect(owners.get(imageName)).toBe(ad.ownerId);
  }
  expect(plan.pictures.filter(({ name }) => !isImageFile(name))).toEqual([]);
});

test('adult words occur only in adult categories, and ages are adult', () => {
  const adultWords =
    /\b(escorts?|swing(?:er|ing)|erotic|sex(?:y|ual)?|naked|nude|tantric|incall|outcall)\b/i;
  const elsewhere = plan.ads.filter((ad) => !ad.isAdult);
  expect(elsewhere.filter((ad) => adultWords.test(`${ad.title} ${ad.description}`))).toEqual([]);
  const ages = plan.ads.flatMap(({ details }) => {
    const age = (details as { age?: number }).age;
    return age === undefined ? [] : [age];
  });
  expect(ages.length).toBeGreaterThan(5);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(21);
});

test('conversations are about demo ads, between two people, in order', () => {
  expect(plan.conversations).toHaveLength(demoConversations);
  for (const { row, messages } of plan.conversations) {
    expect(row.buyerId).not.toBe(row.sellerId);
    const times = messages.map(({ at }) => Number(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(Number(now));
  }
});

test('texts contain no contact details, and addresses are not real', () => {
  const contact = /(?:\d[\s-]?){9,}|@|www\.|https?:/i;
  expect(plan.ads.filter((ad) => contact.test(`${ad.title} ${ad.description}`))).toEqual([]);
  const reserved = /@(?:[a-z0-9-]+\.)*example\.(?:com|org|net|co\.uk)$/;
  expect(plan.users.filter(({ email }) => !reserved.test(email))).toEqual([]);
});

test('a few ads are sold or reserved, and past sales have reviews by both', () => {
  const sold = plan.ads.filter(({ soldAt }) => soldAt);
  const reserved = plan.ads.filter(({ reservedAt }) => reservedAt);
  expect(sold.length).toBeGreaterThan(3);
  expect(reserved.length).toBeGreaterThan(3);
  for (const ad of sold) expect(ad.createdAt < (ad.soldAt ?? now), ad.title).toBe(true);
  const { sales, reviews } = plan.sales;
  expect(sales.length).toBe(sold.length + 9);
  expect(reviews.filter(({ byBuyer }) => byBuyer).length).toBe(9);
  expect(reviews.some(({ byBuyer }) => !byBuyer)).toBe(true);
});

test('the queue has a reported message, a reported person and a reported review', () => {
  const { cases, reports } = plan.moderation;
  for (const targetType of ['message', 'user', 'review']) {
    const ids = cases
      .filter((one) => one.targetType === targetType)
      .map(({ targetId }) => targetId);
    expect(ids, targetType).not.toEqual([]);
    expect(reports.filter(({ targetId }) => ids.includes(targetId)).length).toBeGreaterThan(0);
  }
  expect(reports.filter(({ conversationId }) => conversationId)).toHaveLength(2);
});
