import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BrowsePageEntry, browsePages } from '@/lib/browse/browse-pages';
import { adultScopes, listScopeBySlug, openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { wholeUk } from '@/lib/locations/area';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { areaBySlug } from '@/lib/locations/area-lookup';
import { areasWithAds, storedCount, storedScopeCounts } from '@/lib/search/counts/ad-counts';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';

// Counts include the ads of all tests; at this time those of other tests have expired.
const now = new Date('2403-01-01T12:00:00Z');

let owner: Member;

beforeEach(async () => {
  owner = await createMember();
});

afterEach(() => db.ad.deleteMany({ where: { ownerId: owner.userId } }));

const columnsOfTheHidden = [
  { isActive: false },
  { moderation: 'held' },
  { moderation: 'removed', moderationReason: 'Rule 4' },
  { deletedAt: now },
  { expiresAt: now },
] as const;

const places = ['ilford-ig1', 'gants-hill-ig2', 'barking-ig11', 'leeds-ls1', 'leeds-ls2'];
const kinds = ['goods', 'property', 'service', 'escort'] as const;

/** Ads of every kind in every place, one from last week, and one hidden in each possible way. */
async function publishVariety() {
  for (const slug of places) {
    for (const kind of kinds) await createAd(owner, { kind, form: { location: { slug } }, now });
  }
  await createAd(owner, { now, columns: { createdAt: addTime(now, -7 * day) } });
  for (const columns of columnsOfTheHidden) await createAd(owner, { now, columns });
}

const all = () => db.adCount.findMany({ orderBy: [{ scope: 'asc' }, { area: 'asc' }] });

/** The same counts, computed ad by ad. */
async function countedByHand() {
  const ads = await db.ad.findMany({
    where: { isActive: true, moderation: 'approved', deletedAt: null, expiresAt: { gt: now } },
    select: { category: true, outcode: true, createdAt: true },
  });
  const lists = [...openScopes, ...adultScopes].flatMap((scope) =>
    [wholeUk, ...allRegions, ...allTowns].map((area) => ({ scope, area })),
  );
  return lists
    .map(({ scope, area }) => {
      const inside = ads.filter(
        ({ category, outcode }) =>
          scope.categories.includes(category) && (area.outcodes?.includes(outcode) ?? true),
      );
      const fresh = inside.filter(({ createdAt }) => createdAt > addTime(now, -day));
      return { scope: scope.key, area: area.slug, count: inside.length, fresh: fresh.length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => compare(a.scope, b.scope) || compare(a.area, b.area));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const scope = (slug: string, isAdult = false) => {
  const found = listScopeBySlug(slug, { isAdult });
  if (!found) throw new Error(`No scope ${slug}`);
  return found;
};

const area = (slug: string) => {
  const found = areaBySlug(slug);
  if (!found) throw new Error(`No area ${slug}`);
  return found;
};

describe('the counts of lists', () => {
  test('equal counting each list, without hidden ads', async () => {
    await publishVariety();
    await refreshAdCounts(now);
    const rows = await all();
    const counts = rows.map(({ scope, area, count, fresh }) => ({ scope, area, count, fresh }));
    const expected = await countedByHand();
    expect(counts.sort((a, b) => compare(a.scope, b.scope) || compare(a.area, b.area))).toEqual(
      expected,
    );
    expect(expected).toContainEqual({ scope: 'services', area: 'leeds', count: 2, fresh: 2 });
    expect(expected).toContainEqual({ scope: 'all', area: 'uk', count: 16, fresh: 15 });
  });

  test('count adult ads only under adult scopes', async () => {
    await createAd(owner, { kind: 'escort', now });
    await refreshAdCounts(now);
    const rows = await all();
    expect(new Set(rows.map((row) => row.scope))).toEqual(
      new Set(['adult', 'escorts-and-massages']),
    );
    expect(await storedCount(scope('all'), wholeUk)).toEqual({ count: 0, fresh: 0 });
    expect(await storedCount(scope('all', true), wholeUk)).toEqual({ count: 1, fresh: 1 });
  });

  test('are written only where the list changed, with the time', async () => {
    const { _id: id } = await createAd(owner, { now });
    await createAd(owner, { kind: 'property', now });
    await refreshAdCounts(now);
    const later = addTime(now, hour);
    expect(await refreshAdCounts(later)).toBe(0);
    await db.ad.update({ where: { id }, data: { isActive: false }, select: { id: true } });
    await refreshAdCounts(later);
    const rows = await all();
    const changed = rows.filter(({ changedAt }) => changedAt > now).map((row) => row.scope);
    expect(new Set(changed)).toEqual(new Set(['all']));
    expect(rows.some((row) => row.scope === 'home')).toBe(false);
  });

  test('are correct after two concurrent refreshes', async () => {
    await publishVariety();
    await Promise.all([refreshAdCounts(now), refreshAdCounts(now)]);
    expect(await all()).toHaveLength((await countedByHand()).length);
  });

  test('drop expired ads', async () => {
    await createAd(owner, { now });
    await refreshAdCounts(now);
    expect(await all()).not.toHaveLength(0);
    await refreshAdCounts(addTime(now, 31 * day));
    expect(await all()).toHaveLength(0);
  });
});

test('scopes and areas with ads are in the requested order, others are omitted', async () => {
  await publishVariety();
  await refreshAdCounts(now);
  const scopes = await storedScopeCounts(
    [scope('jobs'), scope('property'), scope('home')],
    wholeUk,
  );
  expect(scopes).toEqual([
    { scope: scope('property'), count: 5 },
    { scope: scope('home'), count: 6 },
  ]);
  const areas = await areasWithAds(scope('property'), [
    area('leeds'),
    area('york'),
    area('ilford'),
  ]);
  expect(areas).toEqual([
    { area: area('leeds'), count: 2 },
    { area: area('ilford'), count: 1 },
  ]);
});

test('browse pages in sitemaps have at least three ads and no adult ones', async () => {
  await publishVariety();
  await refreshAdCounts(now);
  const pages: BrowsePageEntry[] = [];
  for await (const chunk of browsePages(openScopes, now)) pages.push(...chunk);
  const paths = pages.map(({ path }) => path);
  expect(paths).toContain('/browse/services/uk');
  expect(paths).toContain('/browse/services/london');
  expect(paths).toContain('/browse/all/ilford');
  expect(paths).not.toContain('/browse/services/ilford');
  expect(paths.join()).not.toMatch(/adult|escort/);
  expect(new Set(paths).size).toBe(paths.length);
  const byTwos: string[][] = [];
  for await (const chunk of browsePages(openScopes, now, 2))
    byTwos.push(chunk.map(({ path }) => path));
  expect(byTwos.flat()).toEqual(paths);
  const ofServices: string[] = [];
  for await (const chunk of browsePages([scope('services')], now)) {
    ofServices.push(...chunk.map(({ path }) => path));
  }
  expect(ofServices).toEqual(paths.filter((path) => path.startsWith('/browse/services/')));
  expect(Math.max(...byTwos.map(({ length }) => length))).toBe(2);
  for (const { count, lastChangedAt } of pages) {
    expect(count).toBeGreaterThanOrEqual(3);
    expect(lastChangedAt).toEqual(now);
  }
});
