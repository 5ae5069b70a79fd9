import { postedLabels, sellerLabels } from '@/components/search/filters/filter-labels';
import { searchLink } from '@/components/search/search-link';
import { areaLabel } from '@/lib/search/address/search-heading';
import type { Facet } from '@/lib/search/facets/facet';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchQuery } from '@/lib/search/query/search-query';
import { effectivePieces, interpretQuery } from '@/lib/search/understanding/interpret-query';
import { capital } from '@/lib/text/capital';
import { type FilterChip, facetLabel, priceRange } from './facet-chip-labels';
import { wordChips } from './word-chips';

/** Chips for words, for their interpretation, and for chosen filters. */
export function filterChips(query: SearchQuery, shown: readonly Facet[] = []): FilterChip[] {
  const chip = (key: string, label: string, without: Partial<SearchQuery>): FilterChip => ({
    key,
    label,
    href: searchLink(query, without),
  });
  const { scope, area, radius, minPence, maxPence, postedWithin, seller } = query;
  const interpreted = interpretQuery(query);
  const pieces = effectivePieces(query);
  const understood = pieces.map(({ words }) => words);
  // "Night shift" is searched for as words, and has a chip of its own.
  const said = pieces
    .filter(({ meaning }) => meaning.isText)
    .reduce((text, { words }) => text.replace(words, ' '), interpreted.text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const rest = understood.length > 0 ? understood.join(' ') : null;
  return [
    ...(said ? [chip('text', `“${said}”`, { text: rest })] : []),
    ...wordChips(query, shown),
    ...(scope ? [chip('scope', scope.name, { scope: null, facets: {} })] : []),
    ...(area ? [chip('place', capital(areaLabel(area, radius)), { area: null })] : []),
    ...(minPence !== null || maxPence !== null
      ? [chip('price', priceRange(minPence, maxPence), { minPence: null, maxPence: null })]
      : []),
    ...(postedWithin ? [chip('posted', postedLabels[postedWithin], { postedWithin: null })] : []),
    ...(query.withPhotos ? [chip('photos', 'With photos', { withPhotos: false })] : []),
    ...(seller ? [chip('seller', sellerLabels[seller], { seller: null })] : []),
    ...facetChips(query, interpreted.scope, shown),
  ];
}

function facetChips(
  query: SearchQuery,
  scope: SearchQuery['scope'],
  shown: readonly Facet[],
): FilterChip[] {
  return facetFields(scope, query.isAdult).flatMap((field): FilterChip[] => {
    const choice = query.facets[field.name];
    if (!choice) return [];
    const without = (rest: FacetChoice | null) => {
      const { [field.name]: _, ...others } = query.facets;
      return searchLink(query, { facets: rest ? { ...others, [field.name]: rest } : others });
    };
    if (!('values' in choice)) {
      return [{ key: field.name, label: facetLabel(field, choice, shown), href: without(null) }];
    }
    return choice.values.map((value) => {
      const values = choice.values.filter((other) => other !== value);
      return {
        key: `${field.name}=${value}`,
        label: facetLabel(field, { values: [value] }, shown),
        href: without(values.length > 0 ? { values } : null),
      };
    });
  });
}
