import { radiusPhrase } from '@/components/search/search-heading';
import { searchLink } from '@/components/search/search-link';
import { formatDate } from '@/lib/dates';
import { formatPrice, type Pence } from '@/lib/money';
import { dayOf, unitOf } from '@/lib/search/facets/facet-values';
import type { Facet } from '@/lib/search/list/search-page';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchQuery } from '@/lib/search/query/search-query';
import { choiceLabel, fieldLabel, isMoney } from './facet-labels';
import { postedLabels, sellerLabels } from './filter-labels';

/** `href` is the same search without this filter. */
export type FilterChip = { key: string; label: string; href: string };

export function filterChips(query: SearchQuery, shown: readonly Facet[] = []): FilterChip[] {
  const chip = (key: string, label: string, without: Partial<SearchQuery>): FilterChip => ({
    key,
    label,
    href: searchLink(query, without),
  });
  const { text, scope, area, radius, minPence, maxPence, postedWithin, seller } = query;
  return [
    ...(text ? [chip('text', `“${text}”`, { text: null })] : []),
    ...(scope ? [chip('scope', scope.name, { scope: null, facets: {} })] : []),
    ...(area ? [chip('place', capital(placeLabel(area, radius)), { area: null })] : []),
    ...(minPence !== null || maxPence !== null
      ? [chip('price', priceRange(minPence, maxPence), { minPence: null, maxPence: null })]
      : []),
    ...(postedWithin ? [chip('posted', postedLabels[postedWithin], { postedWithin: null })] : []),
    ...(query.withPhotos ? [chip('photos', 'With photos', { withPhotos: false })] : []),
    ...(seller ? [chip('seller', sellerLabels[seller], { seller: null })] : []),
    ...facetChips(query, shown),
  ];
}

const placeLabel = (
  { centre, name }: NonNullable<SearchQuery['area']>,
  radius: SearchQuery['radius'],
) => (centre ? radiusPhrase(radius, name) : name);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const priceRange = (min: Pence | null, max: Pence | null) => range(price(min), price(max));

const price = (pence: Pence | null) => (pence === null ? null : formatPrice(pence));

/** "2015 – 2020", "from 2015", "up to 2020". */
function range(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `${min} – ${max}`;
  return min === null ? `Up to ${max}` : `From ${min}`;
}

/** One for each value or range. Values are written as sellers do: "TT", "BMW". */
function facetChips(query: SearchQuery, shown: readonly Facet[]): FilterChip[] {
  return facetFields(query.scope, query.isAdult).flatMap((field): FilterChip[] => {
    const choice = query.facets[field.name];
    if (!choice) return [];
    const without = (rest: FacetChoice | null) => {
      const { [field.name]: _, ...others } = query.facets;
      return searchLink(query, { facets: rest ? { ...others, [field.name]: rest } : others });
    };
    const label = fieldLabel(field);
    const facet = shown.find(({ name }) => name === field.name);
    const known = facet?.kind === 'values' ? facet.values : [];
    const nameOf = (value: string) =>
      known.find((other) => other.value === value)?.label ?? choiceLabel(field, value);
    if ('values' in choice) {
      return choice.values.map((value) => {
        const values = choice.values.filter((other) => other !== value);
        return {
          key: `${field.name}=${value}`,
          label: `${label}: ${nameOf(value)}`,
          href: without(values.length > 0 ? { values } : null),
        };
      });
    }
    if (field.control === 'date') {
      const day = formatDate(new Date(dayOf(choice.max ?? 0)));
      return [{ key: field.name, label: `${label} ${day}`, href: without(null) }];
    }
    const unit = unitOf(field);
    const numeral = (value: number | null) => {
      if (value === null) return null;
      if (field.control === 'year') return String(value);
      if (field.control === 'number' && value === 0 && field.zero === 'Studio') return field.zero;
      return isMoney(unit) ? formatPrice(value) : value.toLocaleString('en-GB');
    };
    const behind = unit && !isMoney(unit) ? ` ${unit}` : '';
    const text = range(numeral(choice.min), numeral(choice.max)) + behind;
    return [
      {
        key: field.name,
        label: `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
        href: without(null),
      },
    ];
  });
}
