import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import type { FoundAd } from '@/lib/search/list/search-page';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';

/** Why a row of queries fails, or null: typed @ place => first !! never :: understood. */
export async function missOf(row: string, now: Date, flags = ''): Promise<string | null> {
  const parts = /^(.+?)(?: @ (.+?))? => (.*?)(?: !! (.+?))?(?: :: (.+))?$/.exec(row);
  if (!parts) throw new Error(`Not a row of queries: ${row}`);
  const [, q = '', place = '', first = '', never = '', understood = ''] = parts;
  const params = new URLSearchParams({ q, ...(place && { place }) });
  const query = parseSearch(params, { isAdult: false });
  const { vip, featured, ads, widened, query: found } = await searchAds(query, now);
  const shown = [...vip, ...featured, ...ads];
  const isFirst = shown
    .slice(0, 3)
    .some((ad) => first.split(' & ').every((condition) => holds(condition, ad, flags)));
  const wrong =
    never === ''
      ? []
      : shown.filter((ad) => never.split(' / ').some((condition) => holds(condition, ad, flags)));
  const interpreted = lineOfQuery(interpretQuery(query));
  const isUnderstood = new RegExp(understood, 'i').test(interpreted);
  if (isFirst && wrong.length === 0 && isUnderstood) return null;
  const why = [
    ...(isUnderstood ? [] : [`is not understood as ${understood}`]),
    ...(isFirst ? [] : [`begins with ${shown.slice(0, 3).map(lineOf).join(' / ')}`]),
    ...wrong.slice(0, 1).map((ad) => `shows ${lineOf(ad)}`),
  ];
  const relaxed = widened ? ` (widened: ${widened.relaxed.join(', ')}: ${lineOfQuery(found)})` : '';
  return `${q}${place && ` @ ${place}`} [${interpreted}]${relaxed} ${why.join('; ')}`;
}

function holds(condition: string, ad: FoundAd, flags: string): boolean {
  const [, side, amount] = /^([<>])(\d+)$/.exec(condition.trim()) ?? [];
  if (!side) return new RegExp(condition.trim(), flags).test(lineOf(ad));
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

const lineOfQuery = ({ text, scope, area, minPence, maxPence, facets }: SearchQuery) =>
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
