import { beforeAll, expect, test } from 'vitest';
import { categoryByName } from '@/lib/catalogue/categories';
import { placeByOutcode } from '@/lib/locations/gazetteer/places';
import { refreshAdCounts } from '@/lib/search/facets/refresh-ad-counts';
import { searchAds } from '@/lib/search/list/search-ads';
import type { FoundAd, SearchPage } from '@/lib/search/list/search-page';
import { parseSearch } from '@/lib/search/query/search-params';
import { refreshTerms } from '@/lib/search/words/refresh-terms';
import { seedDemo } from '../../demo/seed';
import { createAd } from '../builders/ad';
import { createMember } from '../builders/member';
import { rows as adRows } from './ads';
import { rows as queryRows } from './queries';

/* What people type, tried on the demo and on ads of these queries. Misses are listed in the output. */

const leastShare = 0.95;
const now = new Date();
/** Members may publish 30 ads a day. */
const adsOfMember = 25;

beforeAll(async () => {
  await seedDemo({ now, store: async (pictures) => pictures.map(toImage) });
  const ads = linesOf(adRows);
  for (let start = 0; start < ads.length; start += adsOfMember) {
    const owner = await createMember();
    for (const row of ads.slice(start, start + adsOfMember)) await publish(owner, row);
  }
  await refreshTerms(now);
  await refreshAdCounts(now);
}, 240_000);

const toImage = ({
  name,
  ownerId,
  createdAt,
}: {
  name: string;
  ownerId: string;
  createdAt: Date;
}) => ({
  name,
  ownerId,
  width: 800,
  height: 600,
  bytes: 1,
  createdAt,
});

const linesOf = (text: string) => text.trim().split('\n');

async function publish(owner: Awaited<ReturnType<typeof createMember>>, row: string) {
  const [category = '', outcode = '', price = '', title = '', given = ''] = row.split('|');
  const kind = categoryByName(category)?.formKind;
  const place = placeByOutcode(outcode);
  if (!kind || !place) throw new Error(`Unknown category or outcode: ${row}`);
  const details = Object.fromEntries(
    given
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
  const amount = { genericPrice: price, price: price || undefined, servicePrice: price };
  await createAd(owner, {
    kind,
    form: {
      category,
      // Titles have a shortest length.
      title: title.length < 15 ? `${title}, collection only` : title,
      location: { slug: place.slug },
      ...amount,
      ...details,
    },
    now,
  });
}

test('at least 95 of 100 queries find what is meant, and nothing that is not', async () => {
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
  const widened = page.widened ? ` (widened: ${page.widened.gaveUp.join(', ')})` : '';
  return [`${q}${place && ` @ ${place}`}${widened} ${why}`];
}

const linesOfPage = ({ vip, featured, ads }: SearchPage) =>
  [...vip, ...featured, ...ads].map(lineOf);

const lineOf = ({ title, category, pricePence, location, facts }: FoundAd) =>
  [
    title,
    category,
    `£${pricePence === null ? '' : pricePence / 100}`,
    location.label,
    ...facts,
  ].join(' · ');
