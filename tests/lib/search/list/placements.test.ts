import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { getFeaturedAds, getVipAds } from '@/lib/search/list/placements/placements';
import { turnLength } from '@/lib/search/list/placements/rotation';
import { searchAds } from '@/lib/search/list/search-ads';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

// Lists contain the ads of all tests; at this time those of other tests have expired.
const now = new Date('2401-01-01T12:00:00Z');
const ids = (ads: AdCard[]) => ads.map(({ _id }) => _id);
const search = (address: string, isAdult = false) =>
  parseSearch(new URLSearchParams(address), { isAdult });
const all = search('');

let owner: Member;

beforeEach(async () => {
  owner = await createMember();
});

afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

async function promoted(upgrade: UpgradeKey, options: Parameters<typeof createAd>[1] = {}) {
  const { _id: adId } = await createAd(owner, { now, ...options });
  await db.promotion.create({
    data: { adId, upgrade, startsAt: addTime(now, -minute), endsAt: addTime(now, day) },
  });
  return adId;
}

const many = async (count: number, upgrade: UpgradeKey) => {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) made.push(await promoted(upgrade));
  return made;
};

describe('the VIP carousel', () => {
  test('contains public ads with an active upgrade, to the minute, without adult ones', async () => {
    const shown = await promoted('vip');
    const adult = await promoted('vip', { kind: 'escort' });
    const home = await promoted('vip', { kind: 'property' });
    for (const columns of [
      { isActive: false },
      { moderation: 'held' },
      { deletedAt: now },
      { expiresAt: now },
    ] as const) {
      await promoted('vip', { columns });
    }
    await promoted('featured');
    await createAd(owner, { now });
    expect(ids(await getVipAds(all, now)).sort()).toEqual([shown, home].sort());
    expect(ids(await getVipAds(search('', true), now))).toEqual([adult]);
    expect(ids(await getVipAds(search('category=property'), now))).toEqual([home]);
    expect(ids(await getVipAds(search('q=oak+dining'), addTime(now, -2 * minute)))).toEqual([]);
    expect(await getVipAds(all, addTime(now, day - minute))).toHaveLength(2);
    expect(await getVipAds(all, addTime(now, day))).toEqual([]);
  });

  test('drops an ad at once when it is no longer public', async () => {
    const adId = await promoted('vip');
    expect(ids(await getVipAds(all, now))).toEqual([adId]);
    await db.ad.update({ where: { id: adId }, data: { isActive: false } });
    expect(await getVipAds(all, now)).toEqual([]);
  });

  test('is the same for everybody during a rotation step, and each ad is first in one', async () => {
    const ads = await many(3, 'vip');
    const at = async (turn: number) => ids(await getVipAds(all, addTime(now, turn * turnLength)));
    expect(await at(0.99)).toEqual(await at(0));
    expect((await at(0)).sort()).toEqual([...ads].sort());
    const firsts = [(await at(0))[0], (await at(1))[0], (await at(2))[0]];
    expect(new Set(firsts).size).toBe(3);
  });
});

describe('the Featured block', () => {
  test('has at most three ads, and shows every ad on one page of a step', async () => {
    const ads = await many(7, 'featured');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => getFeaturedAds(all, page, now)));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flatMap(ids).sort()).toEqual([...ads].sort());
    const later = ids(await getFeaturedAds(all, 1, addTime(now, turnLength)));
    expect(later).toEqual(ids(pages[1] ?? []));
  });
});

describe('a page of results', () => {
  test('has the carousel only at the top of a section in the default order', async () => {
    const vip = await promoted('vip', { kind: 'property' });
    const carousel = async (address: string) => ids((await searchAds(search(address), now)).vip);
    expect(await carousel('category=property')).toEqual([vip]);
    expect(await carousel('category=property-to-rent')).toEqual([vip]);
    expect(await carousel('place=london')).toEqual([vip]);
    for (const address of ['', 'place=ilford', 'category=property&sort=price-up', 'q=oak']) {
      expect(await carousel(address)).toEqual([]);
    }
  });

  test('has featured ads on top, once, only in the default order', async () => {
    const featured = await promoted('featured');
    const { _id: basic } = await createAd(owner, { now });
    for (const address of ['', 'q=oak+table', 'place=ilford']) {
      const page = await searchAds(search(address), now);
      expect([ids(page.featured), ids(page.ads)]).toEqual([[featured], [basic]]);
    }
    for (const address of ['sort=price-up', 'q=oak&sort=newest', 'place=ilford&sort=newest']) {
      const page = await searchAds(search(address), now);
      expect(page.featured).toEqual([]);
      expect(ids(page.ads).sort()).toEqual([basic, featured].sort());
    }
  });
});
