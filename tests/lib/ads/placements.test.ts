import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getAdPage, pageOf } from '@/lib/ads/ad-page';
import type { AdCard } from '@/lib/ads/ad-views';
import { getFeaturedAds, getVipAds } from '@/lib/ads/placements';
import { turnLength } from '@/lib/ads/rotation';
import type { UpgradeKey } from '@/lib/catalogue/upgrades';
import { addTime, day, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

// Lists are of everybody's ads: at this time those of other tests have long expired.
const now = new Date('2401-01-01T12:00:00Z');
const ids = (ads: AdCard[]) => ads.map(({ _id }) => _id);
const all = { isAdult: false };

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
  test('holds public ads with the upgrade in force, to the minute, adult ones apart', async () => {
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
    expect(ids(await getVipAds({ isAdult: true }, now))).toEqual([adult]);
    expect(ids(await getVipAds({ ...all, group: 'property' }, now))).toEqual([home]);
    expect(ids(await getVipAds({ ...all, text: 'oak dining' }, addTime(now, -2 * minute)))).toEqual(
      [],
    );
    expect(await getVipAds(all, addTime(now, day - minute))).toHaveLength(2);
    expect(await getVipAds(all, addTime(now, day))).toEqual([]);
  });

  test('is the same for everybody within a turn, and everybody comes first in turn', async () => {
    const ads = await many(3, 'vip');
    const at = async (turn: number) => ids(await getVipAds(all, addTime(now, turn * turnLength)));
    expect(await at(0.99)).toEqual(await at(0));
    expect((await at(0)).sort()).toEqual([...ads].sort());
    const firsts = [(await at(0))[0], (await at(1))[0], (await at(2))[0]];
    expect(new Set(firsts).size).toBe(3);
  });
});

describe('the Featured block', () => {
  test('has three ads at most, and every ad on one page of a turn', async () => {
    const ads = await many(7, 'featured');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => getFeaturedAds(all, page, now)));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flatMap(ids).sort()).toEqual([...ads].sort());
    const later = ids(await getFeaturedAds(all, 1, addTime(now, turnLength)));
    expect(later).toEqual(ids(pages[1] ?? []));
  });
});

describe('a page of ads', () => {
  test('shows no ad twice below its blocks, and loses none over its pages', async () => {
    const featured = await many(4, 'featured');
    const basic = [(await createAd(owner, { now }))._id, (await createAd(owner, { now }))._id];
    const search = { ...all, limit: 2 };
    const seen = new Set<string>();
    let after: string | undefined;
    let page = 1;
    do {
      const found = await getAdPage({ ...search, page, after }, now);
      const below = ids(found.ads);
      expect(below.filter((id) => ids(found.featured).includes(id))).toEqual([]);
      for (const id of [...below, ...ids(found.featured)]) seen.add(id);
      after = found.next ?? undefined;
      page += 1;
    } while (after);
    expect([...seen].sort()).toEqual([...featured, ...basic].sort());
  });

  test('has the carousel at the top of a section alone, on its first page', async () => {
    const vip = await promoted('vip', { kind: 'property' });
    const search = { ...all, limit: 5, page: 1 };
    expect(ids((await getAdPage({ ...search, group: 'property' }, now)).vip)).toEqual([vip]);
    expect((await getAdPage(search, now)).vip).toEqual([]);
    expect((await getAdPage({ ...search, group: 'property', page: 2 }, now)).vip).toEqual([]);
  });

  test.each([
    ['3', 3],
    [undefined, 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['99999', 1],
    ['two', 1],
  ])('%s is page %i', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });
});
