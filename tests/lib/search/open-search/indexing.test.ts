import { beforeEach, expect, test, vi } from 'vitest';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { indexChanges } from '@/lib/search/open-search/indexing/index-changes';
import { disableOutbox, rebuildIndex } from '@/lib/search/open-search/indexing/rebuild';
import { alias } from '@/lib/search/open-search/multi-search';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { startOpenSearch } from '@/tests/builders/open-search/server';

const now = new Date();
const engine = await startOpenSearch();

beforeEach(async () => {
  engine.state.isDown = false;
  delete process.env.SEARCH_URL;
  await db.ad.deleteMany();
  await disableOutbox();
  engine.indexes.indexes.clear();
  engine.indexes.aliases.clear();
});

const rebuild = async () => {
  process.env.SEARCH_URL = engine.url;
  return rebuildIndex({ now });
};

const titles = async (address: string) => {
  const query = parseSearch(new URLSearchParams(address), { isAdult: false });
  const page = await searchAds(query, new Date());
  return page.widened ? [] : page.ads.map(({ title }) => title);
};

const documents = () => [...(engine.indexes.find(alias)?.documents.keys() ?? [])];
const changes = () => db.searchChange.count();

test('changes are not recorded without an engine', async () => {
  const { _id: id } = await createAd(await createMember(), {});
  await db.ad.update({ where: { id }, data: { title: 'Heron lamp, bronze' } });
  expect([await changes(), await indexChanges()]).toEqual([0, 0]);
});

test('the engine gets every change that affects a search', async () => {
  const owner = await createMember();
  await createAd(owner, { form: { title: 'Heron print, framed' } });
  await rebuild();
  const { _id: id } = await createAd(owner, { form: { title: 'Heron clock, brass' } });
  expect(await titles('q=heron')).toEqual(['Heron print, framed']);
  await indexChanges();
  expect((await titles('q=heron')).sort()).toEqual(['Heron clock, brass', 'Heron print, framed']);
  await db.ad.update({ where: { id }, data: { title: 'Heron lamp, bronze' } });
  await indexChanges();
  expect((await titles('q=heron')).sort()).toEqual(['Heron lamp, bronze', 'Heron print, framed']);
  await db.ad.update({ where: { id }, data: { isActive: false } });
  await indexChanges();
  expect(await titles('q=heron')).toEqual(['Heron print, framed']);
  await db.user.update({ where: { id: owner.userId }, data: { bannedAt: now } });
  await indexChanges();
  expect([documents(), await changes(), engine.faults]).toEqual([[], 0, []]);
});

test('becoming a trader and a new main photo are changes; a visit is not', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: { title: 'Heron print, framed' } });
  await rebuild();
  await db.ad.update({ where: { id }, data: { visits: 7 } });
  expect(await changes()).toBe(0);
  await db.user.update({ where: { id: owner.userId }, data: { isTrader: true } });
  expect(await changes()).toBe(1);
  await db.adImage.deleteMany({ where: { adId: id } });
  await indexChanges();
  expect(await titles('q=heron&seller=trade')).toEqual(['Heron print, framed']);
});

test('ads that are no longer public are omitted, even if the engine still finds them', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { form: { title: 'Heron print, framed' } });
  await createAd(owner, { form: { title: 'Heron clock, brass' } });
  await rebuild();
  await db.ad.update({ where: { id }, data: { moderation: 'held' } });
  expect(documents()).toContain(id);
  expect(await titles('q=heron')).toEqual(['Heron clock, brass']);
});

test('changes wait while the engine is down', async () => {
  const owner = await createMember();
  await rebuild();
  engine.state.isDown = true;
  await createAd(owner, { form: { title: 'Heron print, framed' } });
  await expect(indexChanges()).rejects.toThrow();
  expect(await changes()).toBeGreaterThan(0);
  engine.state.isDown = false;
  await indexChanges();
  expect([documents().length, await changes()]).toEqual([1, 0]);
});

test('a refused ad is reported, blocks no others, and is settled by its next change', async () => {
  const refusals = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const owner = await createMember();
  await rebuild();
  const properties = engine.indexes.find(alias)?.body.mappings.properties ?? {};
  const { isWanted } = properties;
  delete properties.isWanted;
  const { _id: id } = await createAd(owner, { form: { title: 'Heron print, framed' } });
  await indexChanges();
  expect(refusals).toHaveBeenCalledWith(expect.stringContaining(`refused the ad ${id}: 400`));
  expect(await db.searchChange.count({ where: { refusedAs: { not: null } } })).toBeGreaterThan(0);
  if (isWanted) properties.isWanted = isWanted;
  await db.ad.update({ where: { id }, data: { title: 'Heron clock, brass' } });
  await indexChanges();
  expect([documents(), await changes()]).toEqual([[id], 0]);
  refusals.mockRestore();
});

test('a rebuilt index replaces the old one, including changes meanwhile', async () => {
  const owner = await createMember();
  await createAd(owner, { form: { title: 'Heron print, framed' } });
  await rebuild();
  const { _id: late } = await createAd(owner, { form: { title: 'Heron clock, brass' } });
  const { index, ads, refused } = await rebuildIndex({ now: addTime(now, day) });
  expect([ads, refused.size, [...engine.indexes.indexes.keys()]]).toEqual([2, 0, [index]]);
  await db.ad.delete({ where: { id: late } });
  await indexChanges();
  expect(await titles('q=heron')).toEqual(['Heron print, framed']);
});

test('a failed rebuild leaves nothing', async () => {
  process.env.SEARCH_URL = engine.url;
  engine.state.isDown = true;
  await expect(rebuildIndex({ now })).rejects.toThrow();
  engine.state.isDown = false;
  await createAd(await createMember(), {});
  expect([await changes(), engine.indexes.indexes.size]).toEqual([0, 0]);
});

test('changes are kept if the engine has lost its index', async () => {
  const owner = await createMember();
  await rebuild();
  const { _id: id } = await createAd(owner, { form: { title: 'Heron print, framed' } });
  engine.indexes.indexes.clear();
  engine.indexes.aliases.clear();
  await expect(indexChanges()).rejects.toThrow('npm run search:rebuild');
  expect(await changes()).toBeGreaterThan(0);
  await rebuild();
  await indexChanges();
  expect([documents(), await changes()]).toEqual([[id], 0]);
});
