import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '@/lib/catalogue/categories';
import { openScopes } from '@/lib/catalogue/scopes/list-scopes';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { newAdId } from '@/lib/ids';
import { allRegions, allTowns } from '@/lib/locations/area-lists';
import { refreshAdCounts } from '@/lib/search/counts/refresh-ad-counts';
import { adParts, adUrls } from '@/lib/search-engines/sitemaps/ad-sitemaps';
import { browseParts, browseUrls } from '@/lib/search-engines/sitemaps/browse-sitemaps';
import { sellerParts, sellerUrls } from '@/lib/search-engines/sitemaps/seller-sitemaps';
import {
  type SitemapUrl,
  sitemapIndexXml,
  sitemapXml,
  urlsPerSitemap,
} from '@/lib/search-engines/sitemaps/sitemap-xml';
import { createUser } from '@/tests/builders/account';

const now = new Date('2026-11-20T12:00:00Z');
const changedAt = addTime(now, -day);

const state = (index: number) =>
  [
    {},
    { category: 'escorts-and-massages', isAdult: true },
    { isActive: false },
    { moderation: 'held' as const },
    { moderation: 'removed' as const, moderationReason: 'Forbidden goods' },
    { deletedAt: now },
    { expiresAt: now },
    { expiresAt: null },
  ][index % 8] ?? {};

let live: string[];
let sellers: string[];

/** 400 ads of forty sellers in every state; the ads of one seller share a state. */
beforeAll(async () => {
  const users = await Promise.all(Array.from({ length: 40 }, () => createUser()));
  const ads = Array.from({ length: 400 }, (_, index) => ({
    id: newAdId(),
    ownerId: users[index % 40]?.id ?? '',
    category: 'home',
    categoryGroup: 'buy-and-sell',
    isAdult: false,
    formKind: 'goods',
    title: 'Oak dining table with six chairs',
    description: 'Solid oak, two metres long.',
    details: {},
    outcode: 'IG1',
    createdAt: changedAt,
    updatedAt: changedAt,
    rankedAt: changedAt,
    expiresAt: addTime(now, day),
    ...state(index),
  }));
  await db.ad.createMany({ data: ads });
  const listed = ads.filter((_, index) => index % 8 === 0 || index % 8 === 7);
  live = listed.map(({ id }) => id).sort();
  const owners = new Set(listed.map(({ ownerId }) => ownerId));
  sellers = users.filter(({ id }) => owners.has(id)).map(({ username }) => username);
  expect(live.length).toBe(100);
});

async function all(parts: { prefix: string }[], urls: typeof adUrls): Promise<SitemapUrl[]> {
  const found: SitemapUrl[] = [];
  for (const { prefix } of parts) for await (const chunk of urls(prefix, now)) found.push(...chunk);
  return found;
}

describe('ads', () => {
  test('are each in exactly one sitemap if live and not adult', async () => {
    for (const most of [1000, 10, 1]) {
      const urls = await all(await adParts(now, most), adUrls);
      expect(urls.map(({ path }) => path).sort()).toEqual(live.map((id) => `/ad/${id}`));
      expect(new Set(urls.map((url) => url.changedAt?.getTime()))).toEqual(
        new Set([changedAt.getTime()]),
      );
    }
  });

  test('are split by prefixes of their ids into parts of limited size', async () => {
    const whole = await adParts(now);
    expect(whole).toEqual([{ prefix: '', count: live.length, changedAt }]);
    const parts = await adParts(now, 5);
    expect(parts.every(({ prefix, count }) => prefix !== '' && count <= 5)).toBe(true);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(live.length);
  });

  test('published after the parts were counted are in one of them', async () => {
    const parts = await adParts(now, 1000);
    const [id = ''] = live;
    const copy = await db.ad.findUniqueOrThrow({ where: { id }, omit: { facets: true } });
    const newer = { ...copy, id: newAdId(), details: {} };
    await db.ad.create({ data: newer, select: { id: true } });
    const urls = await all(parts, adUrls);
    await db.ad.delete({ where: { id: newer.id }, select: { id: true } });
    expect(urls.map(({ path }) => path)).toContain(`/ad/${newer.id}`);
  });
});

test('every seller with such an ad is in exactly one sitemap', async () => {
  for (const most of [1000, 3]) {
    const urls = await all(await sellerParts(now, most), sellerUrls);
    expect(urls.map(({ path }) => path).sort()).toEqual(
      sellers.map((name) => `/seller/${name}`).sort(),
    );
  }
});

describe('browse pages', () => {
  test('with enough ads are in exactly one sitemap, by group, without adult ones', async () => {
    await refreshAdCounts(now);
    const parts = await browseParts(now);
    expect(parts.map(({ prefix }) => prefix)).toEqual(['all', 'buy-and-sell']);
    const paths = (await all(parts, browseUrls)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(['/browse/all/uk', '/browse/home/ilford']));
    expect(paths.join()).not.toMatch(/adult|escort/);
  });

  test('of one group fit into a file for all areas', () => {
    const groups = [...new Set(categories.map(({ groupSlug }) => groupSlug))];
    const scopesOf = (group: string) =>
      openScopes.filter(({ slug, parent }) => slug === group || parent?.slug === group);
    const areas = 1 + allRegions.length + allTowns.length;
    const most = Math.max(...groups.map((group) => scopesOf(group).length * areas));
    expect(most).toBeGreaterThan(1000);
    expect(most).toBeLessThanOrEqual(urlsPerSitemap);
  });
});

test('the files follow the protocol', async () => {
  const url = { path: '/seller/tom&jerry', changedAt: new Date('2026-11-19T08:00:00Z') };
  expect(
    await sitemapXml([[url], [{ path: '/', changedAt: null }]]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>http://localhost:3000/seller/tom&amp;jerry</loc><lastmod>2026-11-19T08:00:00.000Z</lastmod></url>
<url><loc>http://localhost:3000/</loc></url>
</urlset>
`);
  expect(sitemapIndexXml([{ name: 'ads-0', changedAt: null }])).toContain(
    '<sitemap><loc>http://localhost:3000/sitemaps/ads-0.xml</loc></sitemap>',
  );
});
