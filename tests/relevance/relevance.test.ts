import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import type { SearchPage } from '@/lib/search/list/search-page';
import { rows as adRows } from './ads';
import { lineOf } from './misses';
import { rows as queryRows } from './queries';
import { linesOf, seedSite } from './site-of-rows';

/* Runs the queries on the demo's and their own ads. The output lists misses. */

const leastShare = 0.95;
const now = new Date();

beforeAll(() => seedSite(adRows, now), 240_000);

test('at least 95 of 100 queries find what is meant and nothing else', async () => {
  const queries = linesOf(queryRows);
  expect(queries.length).toBeGreaterThanOrEqual(250);
  const misses: string[] = [];
  for (const row of queries) misses.push(...(await missOf(row)));
  const share = 1 - misses.length / queries.length;
  process.stdout.write(
    `\n${queries.length} queries, ${(100 * share).toFixed(1)} % hold${misses.map((miss) => `\n  ${miss}`).join('')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(leastShare);
}, 240_000);

async function missOf(row: string): Promise<string[]> {
  const [, q = '', place = '', first = '', never = ''] =
    /^(.+?)(?: @ (.+?))? => (.*?) !! ?(.*)$/.exec(row) ?? [];
  const params = new URLSearchParams({ q, ...(place && { place }) });
  const page = await searchAds(parseSearch(params, { isAdult: false }), now);
  const shown = linesOfPage(page);
  const isFirst = shown.slice(0, 3).some((line) => new RegExp(first).test(line));
  const wrong = never === '' ? [] : shown.filter((line) => new RegExp(never).test(line));
  if (isFirst && wrong.length === 0) return [];
  const why = isFirst ? `shows ${wrong[0]}` : `begins with ${shown.slice(0, 3).join(' / ')}`;
  const widened = page.widened ? ` (widened: ${page.widened.relaxed.join(', ')})` : '';
  return [`${q}${place && ` @ ${place}`}${widened} ${why}`];
}

const linesOfPage = ({ vip, featured, ads }: SearchPage) =>
  [...vip, ...featured, ...ads].map(lineOf);
