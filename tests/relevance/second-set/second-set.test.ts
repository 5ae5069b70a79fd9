import { beforeAll, expect, test } from 'vitest';
import { searchAds } from '@/lib/search/list/search-ads';
import type { FoundAd } from '@/lib/search/list/search-page';
import { parseSearch } from '@/lib/search/query/search-params';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { meantQuery } from '@/lib/search/understanding/meant-query';
import { linesOf, seedSite } from '../site-of-rows';
import { rows as adRows } from './ads';
import { rows as eighthAdRows } from './eighth-ads';
import { rows as eighthQueryRows } from './eighth-queries';
import { rows as eleventhQueryRows } from './eleventh-queries';
import { rows as fifthQueryRows } from './fifth-queries';
import { rows as fourteenthAdRows } from './fourteenth-ads';
import { rows as fourteenthQueryRows } from './fourteenth-queries';
import { rows as fourthAdRows } from './fourth-ads';
import { rows as fourthQueryRows } from './fourth-queries';
import { rows as laterAdRows } from './later-ads';
import { rows as laterQueryRows } from './later-queries';
import { rows as ninthAdRows } from './ninth-ads';
import { rows as ninthQueryRows } from './ninth-queries';
import { rows as queryRows } from './queries';
import { rows as seventhAdRows } from './seventh-ads';
import { rows as seventhQueryRows } from './seventh-queries';
import { rows as sixthAdRows } from './sixth-ads';
import { rows as sixthQueryRows } from './sixth-queries';
import { rows as tenthAdRows } from './tenth-ads';
import { rows as tenthQueryRows } from './tenth-queries';
import { rows as thirdQueryRows } from './third-queries';
import { rows as thirteenthAdRows } from './thirteenth-ads';
import { rows as thirteenthQueryRows } from './thirteenth-queries';
import { rows as twelfthAdRows } from './twelfth-ads';
import { rows as twelfthQueryRows } from './twelfth-queries';

/* Queries that were written without a look at the vocabulary. Misses are listed in the output. */

const leastShare = 0.95;
const now = new Date();

const furtherAds = [
  laterAdRows,
  fourthAdRows,
  sixthAdRows,
  seventhAdRows,
  eighthAdRows,
  ninthAdRows,
  tenthAdRows,
  twelfthAdRows,
  thirteenthAdRows,
  fourteenthAdRows,
];

beforeAll(
  () => seedSite([adRows, ...furtherAds].map((rows) => rows.trim()).join('\n'), now),
  400_000,
);

test.each([
  ['first', queryRows],
  ['later', laterQueryRows],
  ['third', thirdQueryRows],
  ['fourth', fourthQueryRows],
  ['fifth', fifthQueryRows],
  ['sixth', sixthQueryRows],
  ['seventh', seventhQueryRows],
  ['eighth', eighthQueryRows],
  ['ninth', ninthQueryRows],
  ['tenth', tenthQueryRows],
  ['eleventh', eleventhQueryRows],
  ['twelfth', twelfthQueryRows],
  ['thirteenth', thirteenthQueryRows],
  ['fourteenth', fourteenthQueryRows],
])(
  'at least 95 of 100 %s queries find what is meant, and nothing that is not',
  async (_, rows) => {
    const queries = linesOf(rows);
    const misses: string[] = [];
    for (const row of queries) misses.push(...(await missOf(row)));
    const share = 1 - misses.length / queries.length;
    process.stdout.write(
      `\n${queries.length} queries, ${(100 * share).toFixed(1)} % hold${misses.map((miss) => `\n  ${miss}`).join('')}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(leastShare);
  },
  400_000,
);

async function missOf(row: string): Promise<string[]> {
  const [, q = '', place = '', first = '', never = '', understood = ''] =
    /^(.+?)(?: @ (.+?))? => (.*?) !! ?(.*?)(?: :: ?(.*))?$/.exec(row) ?? [];
  const params = new URLSearchParams({ q, ...(place && { place }) });
  const query = parseSearch(params, { isAdult: false });
  const { vip, featured, ads, widened } = await searchAds(query, now);
  const shown = [...vip, ...featured, ...ads];
  const isFirst = shown
    .slice(0, 3)
    .some((ad) => first.split(' & ').every((condition) => holds(condition, ad)));
  const wrong =
    never === ''
      ? []
      : shown.filter((ad) => never.split(' / ').some((condition) => holds(condition, ad)));
  const meant = lineOfMeant(meantQuery(query));
  const isMeant = new RegExp(understood, 'i').test(meant);
  if (isFirst && wrong.length === 0 && isMeant) return [];
  const why = [
    ...(isMeant ? [] : [`is not understood as ${understood}`]),
    ...(isFirst ? [] : [`begins with ${shown.slice(0, 3).map(lineOf).join(' / ')}`]),
    ...wrong.slice(0, 1).map((ad) => `shows ${lineOf(ad)}`),
  ];
  const gaveUp = widened ? ` (widened: ${widened.gaveUp.join(', ')})` : '';
  return [`${q}${place && ` @ ${place}`} [${meant}]${gaveUp} ${why.join('; ')}`];
}

function holds(condition: string, ad: FoundAd): boolean {
  const [, side, amount] = /^([<>])(\d+)$/.exec(condition.trim()) ?? [];
  if (!side) return new RegExp(condition.trim()).test(lineOf(ad));
  const pounds = ad.pricePence === null ? null : ad.pricePence / 100;
  return pounds !== null && (side === '>' ? pounds > Number(amount) : pounds < Number(amount));
}

const lineOf = ({ title, category, pricePence, location, facts }: FoundAd) =>
  [
    title,
    category,
    `£${pricePence === null ? '' : pricePence / 100}`,
    location.label,
    ...facts,
  ].join(' · ');

const lineOfMeant = ({ text, scope, area, minPence, maxPence, facets }: SearchQuery) =>
  [
    `words=${text ?? ''}`,
    scope?.slug ?? 'anywhere',
    `area=${area?.name ?? 'none'}`,
    ...(minPence === null ? [] : [`min=${minPence / 100}`]),
    ...(maxPence === null ? [] : [`max=${maxPence / 100}`]),
    ...Object.entries(facets).map(([name, choice]) =>
      'values' in choice
        ? `${name}=${choice.values.join('|')}`
        : `${name}=${choice.min ?? ''}-${choice.max ?? ''}`,
    ),
  ].join(' ');
