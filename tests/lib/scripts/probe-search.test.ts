import { expect, test } from 'vitest';
import { indexChanges } from '@/lib/search/open-search/indexing/index-changes';
import { disableOutbox, rebuildIndex } from '@/lib/search/open-search/indexing/rebuild';
import { probeSearch } from '@/scripts/doctor/probes/probe-search';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { startOpenSearch } from '@/tests/builders/open-search/server';

const engine = await startOpenSearch();
const databaseUrl = process.env.DATABASE_URL ?? '';

test('the doctor names the search engine and its faults', async () => {
  expect(await probeSearch(databaseUrl, undefined)).toBe('by PostgreSQL');
  await expect(probeSearch(databaseUrl, engine.url)).rejects.toThrow('has no index');
  process.env.SEARCH_URL = engine.url;
  await createAd(await createMember(), {});
  await rebuildIndex({ now: new Date() });
  expect(await probeSearch(databaseUrl, engine.url)).toBe('by OpenSearch: 1 ads, 0 changes wait');
  await createAd(await createMember(), {});
  await indexChanges();
  expect(await probeSearch(databaseUrl, engine.url)).toMatch(/^by OpenSearch: 2 ads/);
  await expect(probeSearch(databaseUrl, undefined)).rejects.toThrow('--off');
  engine.state.isDown = true;
  await expect(probeSearch(databaseUrl, engine.url)).rejects.toThrow('cannot be used');
  engine.state.isDown = false;
  await disableOutbox();
  await expect(probeSearch(databaseUrl, engine.url)).rejects.toThrow('does not hear');
});
