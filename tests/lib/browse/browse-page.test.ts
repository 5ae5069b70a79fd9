import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAdsAround } from '@/lib/ads/reading/ads-around';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { getSellerAds } from '@/lib/ads/reading/sellers/seller-ads';
import { getAlternatives, getBrowsePage } from '@/lib/browse/browse-page';
import { browseIntro } from '@/lib/browse/browse-text';
import { getPopular } from '@/lib/browse/popular';
import { listScopeBySlug } from '@/lib/catalogue/scopes/list-scopes';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

// Pages list the ads of all tests; at this time those of other tests have expired.
const now = new Date('2404-01-01T12:00:00Z');

let owner: Member;

beforeEach(async () => {
  owner = await createMember();
});

afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

function list(scopeSlug: string, areaSlug: string, isAdult = false) {
  const [scope, area] = [listScopeBySlug(scopeSlug, { isAdult }), areaBySlug(areaSlug)];
  if (!scope || !area) throw new Error(`No list ${scopeSlug}/${areaSlug}`);
  return { scope, area };
}

async function pageOf(scopeSlug: string, areaSlug: string, isAdult = false) {
  const { scope, area } = list(scopeSlug, areaSlug, isAdult);
  return getBrowsePage(scope, area, now);
}

async function promote(adId: string, upgrade: UpgradeKey) {
  await db.promotion.create({
    data: { adId, upgrade, startsAt: addTime(now, -minute), endsAt: addTime(now, day) },
  });
}

const at = (slug: string, price?: number) => ({
  location: { slug },
  ...(price !== undefined && { genericPrice: price }),
});

const columnsOfTheHidden = [
  { isActive: false },
  { moderation: 'held' },
  { deletedAt: now },
  { expiresAt: now },
] as const;

describe('a browse page', () => {
  test('counts and shows the live ads of its scope and area, newest first', async () => {
    const { _id: older } = await createAd(owner, { now, form: at('ilford-ig1') });
    const { _id: newer } = await createAd(owner, {
      now,
      form: at('ilford-ig1'),
      columns: { rankedAt: addTime(now, minute), createdAt: addTime(now, -3 * day) },
    });
    await createAd(owner, { now, form: at('leeds-ls1') });
    await createAd(owner, { kind: 'property', now, form: at('ilford-ig1') });
    for (const columns of columnsOfTheHidden) await createAd(owner, { now, columns });
    const page = await pageOf('home', 'ilford');
    expect(page.ads.map(({ _id }) => _id)).toEqual([newer, older]);
    expect(page).toMatchObject({ total: { count: 2, isMore: false }, fresh: 1 });
    expect((await pageOf('all', 'london')).total.count).toBe(3);
    expect((await pageOf('buy-and-sell', 'uk')).total.count).toBe(3);
  });

  test('of a town with few ads also shows those within ten miles, without duplicates', async () => {
    const { _id: own } = await createAd(owner, { now, form: at('ilford-ig1') });
    const { _id: near } = await createAd(owner, { now, form: at('barking-ig11') });
    await createAd(owner, { now, form: at('leeds-ls1') });
    const page = await pageOf('home', 'ilford');
    expect(page.ads.map(({ _id }) => _id)).toEqual([own]);
    expect(page.around.map(({ _id }) => _id)).toEqual([near]);
    expect((await pageOf('home', 'london')).around).toEqual([]);
    for (let more = 0; more < 8; more += 1) await createAd(owner, { now, form: at('ilford-ig1') });
    expect((await pageOf('home', 'ilford')).around).toEqual([]);
  });

  test('never shows adult ads, and adult pages show nothing else', async () => {
    await createAd(owner, { now });
    const { _id } = await createAd(owner, { kind: 'escort', now });
    await promote(_id, 'vip');
    await promote(_id, 'featured');
    await refreshAdCounts(now);
    for (const scope of ['all', 'personals']) {
      const page = await pageOf(scope, 'ilford');
      expect(JSON.stringify([page.ads, page.vip, page.featured])).not.toContain(_id);
      expect(page.scopes.filter(({ scope }) => scope.isAdult)).toEqual([]);
    }
    const adult = await pageOf('all', 'ilford', true);
    expect(adult.total.count).toBe(1);
    expect(adult.vip.map((ad) => ad._id)).toEqual([_id]);
    expect(adult.scopes.map(({ scope, count }) => [scope.slug, count])).toEqual([
      ['escorts-and-massages', 1],
    ]);
  });

  test('shows placements of its scope and area only, and no ad twice', async () => {
    const { _id: here } = await createAd(owner, { now });
    const { _id: elsewhere } = await createAd(owner, { now, form: at('leeds-ls1') });
    const { _id: plain } = await createAd(owner, { now });
    for (const id of [here, elsewhere]) {
      await promote(id, 'vip');
      await promote(id, 'featured');
    }
    const page = await pageOf('home', 'ilford');
    expect(page.vip.map(({ _id }) => _id)).toEqual([here]);
    expect(page.featured.map(({ _id }) => _id)).toEqual([here]);
    expect(page.ads.map(({ _id }) => _id)).toEqual([plain]);
  });

  test('links to the categories below and to nearby places with ads', async () => {
    await createAd(owner, { now });
    await createAd(owner, { now, form: at('barking-ig11') });
    await createAd(owner, { now, form: at('leeds-ls1') });
    await refreshAdCounts(now);
    const town = await pageOf('buy-and-sell', 'ilford');
    expect(town.scopes.map(({ scope, count }) => [scope.slug, count])).toEqual([['home', 1]]);
    expect(town.places.map(({ area, count }) => [area.slug, count])).toEqual([['barking', 1]]);
    expect(town.places[0]?.miles).toBeCloseTo(1.7, 1);
    const region = await pageOf('all', 'london');
    expect(region.places.map(({ area }) => area.slug).sort()).toEqual(['barking', 'ilford']);
    const country = await pageOf('all', 'uk');
    expect(country.places.map(({ area, count }) => [area.slug, count])).toEqual([
      ['london', 2],
      ['yorkshire-and-the-humber', 1],
    ]);
  });

  test('shows the typical prices of its ads', async () => {
    for (const pounds of [10, 20, 30, 40, 50, 60, 70, 80, 1000]) {
      await createAd(owner, { now, form: at('ilford-ig1', pounds) });
    }
    const { scope, area } = list('home', 'ilford');
    const page = await getBrowsePage(scope, area, now);
    expect(page.prices).toEqual({
      of: 9,
      ...{ lowest: 1000, lower: 3000, middle: 5000, upper: 7000, highest: 100_000 },
    });
    expect(browseIntro(scope, area, page)).toBe(
      '9 ads for furniture and things for the home in Ilford (Redbridge), posted in the last 24 hours. The typical price is £50; half of the prices lie between £30 and £70.',
    );
    expect((await pageOf('buy-and-sell', 'ilford')).prices).toBeNull();
  });

  test('without ads knows the nearest place and the closest scope with some', async () => {
    await createAd(owner, { now, form: at('barking-ig11') });
    await createAd(owner, { now, form: at('leeds-ls1') });
    await createAd(owner, { kind: 'property', now, form: at('ilford-ig1') });
    await refreshAdCounts(now);
    const { scope, area } = list('home', 'ilford');
    expect((await getBrowsePage(scope, area, now)).total).toEqual({ count: 0, isMore: false });
    const { place, wider } = await getAlternatives(scope, area);
    expect([place?.area.slug, place?.count]).toEqual(['barking', 1]);
    expect([wider?.scope.slug, wider?.count]).toEqual(['all', 1]);
    const far = await getAlternatives(scope, list('home', 'lerwick').area);
    expect([far.place?.area.slug, far.place?.miles]).toEqual(['uk', null]);
    expect(await getAlternatives(list('jobs', 'uk').scope, area)).toMatchObject({ place: null });
  });
});

test('the categories and towns with most ads are popular', async () => {
  await createAd(owner, { now });
  await createAd(owner, { kind: 'property', now, form: at('leeds-ls1') });
  await createAd(owner, { kind: 'property', now, form: at('leeds-ls2') });
  await createAd(owner, { kind: 'escort', now, form: at('leeds-ls2') });
  await refreshAdCounts(now);
  const { scopes, towns } = await getPopular();
  expect(scopes.map(({ scope, count }) => [scope.slug, count])).toEqual([
    ['property-to-rent', 2],
    ['home', 1],
  ]);
  expect(towns[0]).toMatchObject({ area: { slug: 'leeds' }, count: 2 });
});

describe('the page of a seller', () => {
  const usernameOf = async ({ userId }: Member) =>
    (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } }))
      .username;

  test('lists their live ads that show the seller, newest first', async () => {
    const first = await createAd(owner, { now, columns: { createdAt: addTime(now, -day) } });
    const second = await createAd(owner, { kind: 'property', now });
    for (const kind of ['escort', 'generic'] as const) await createAd(owner, { kind, now });
    for (const columns of columnsOfTheHidden) await createAd(owner, { now, columns });
    const stranger = await createMember();
    await createAd(stranger, { now });
    const username = await usernameOf(owner);
    const page = await getSellerPage(username.toUpperCase(), 1, now);
    expect(page?.seller).toMatchObject({ username, verifiedPhone: true, isTrader: false });
    expect(page).toMatchObject({ count: 2, page: 1, pages: 1 });
    expect(page?.ads.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    const others = await getSellerAds(username, { now, limit: 4, without: second._id });
    expect(others.map(({ _id }) => _id)).toEqual([first._id]);
    await db.ad.deleteMany({ where: { ownerId: stranger.userId } });
  });

  test('and similar ads below have no ad in common', async () => {
    const [shown, theirs] = [await createAd(owner, { now }), await createAd(owner, { now })];
    const stranger = await createMember();
    const other = await createAd(stranger, { now });
    const ad = await getPublicAd(shown._id, now);
    const around = ad && (await getAdsAround(ad, now));
    expect(around?.others.map(({ _id }) => _id)).toEqual([theirs._id]);
    expect(around?.similar.map(({ _id }) => _id)).toEqual([other._id]);
    await db.ad.deleteMany({ where: { ownerId: stranger.userId } });
  });

  test('has as many pages as needed', async () => {
    for (let index = 0; index < 25; index += 1) await createAd(owner, { now });
    const username = await usernameOf(owner);
    const [first, second] = [
      await getSellerPage(username, 1, now),
      await getSellerPage(username, 2, now),
    ];
    const ids = [...(first?.ads ?? []), ...(second?.ads ?? [])].map(({ _id }) => _id);
    expect([first?.ads.length, second?.ads.length, new Set(ids).size]).toEqual([24, 1, 25]);
    expect(await getSellerPage(username, 3, now)).toBeNull();
  });

  test('does not exist for unknown, banned and erased members', async () => {
    const username = await usernameOf(owner);
    await createAd(owner, { now, columns: { isActive: false } });
    for (const name of ['nobody-at-all', '', 'x', "o'neill", '%', 'a'.repeat(31)]) {
      expect(await getSellerPage(name, 1, now), name).toBeNull();
    }
    expect((await getSellerPage(username, 1, now))?.count).toBe(0);
    await db.user.update({ where: { id: owner.userId }, data: { bannedAt: now } });
    expect(await getSellerPage(username, 1, now)).toBeNull();
  });
});
