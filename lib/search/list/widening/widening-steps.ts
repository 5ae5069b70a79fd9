import { categoryBySlug } from '@/lib/catalogue/categories';
import type { Area } from '@/lib/locations/area';
import { withMiddle } from '@/lib/locations/middle-of';
import type { SearchPage } from '@/lib/search/list/search-page';
import { isInGroup, scopeBySlug } from '@/lib/search/query/scopes';
import { defaultRadius, type FacetChoice, type SearchQuery } from '@/lib/search/query/search-query';

export type Relaxed = NonNullable<SearchPage['widened']>['relaxed'];
export type Step = { name: Relaxed[number]; relax: (query: SearchQuery) => SearchQuery | null };

const [widerRadius, farRadius] = [25, 50] as const;

/** Landlords and employers seldom mention these terms: a nearby ad may meet them, a distant one is no match. */
const seldomSaid = new Set([
  'furnished',
  'billsIncluded',
  'pets',
  'benefits',
  'deposit',
  'epcRating',
  'councilTaxBand',
  'hours',
]);

/** Choices that say what is wanted, not how it should be. */
const facetsOfThing = new Set([
  'propertyType',
  'lettingType',
  'vehicleOfferType',
  'adType',
  'make',
  'model',
  'workplace',
]);

/** The least important filters are dropped first: details, then the place, then the price. */
export const steps: readonly Step[] = [
  {
    name: 'posted',
    relax: (query) => (query.postedWithin === null ? null : { ...query, postedWithin: null }),
  },
  {
    name: 'photos',
    relax: (query) => (query.withPhotos ? { ...query, withPhotos: false } : null),
  },
  {
    name: 'seller',
    relax: (query) => (query.seller === null ? null : { ...query, seller: null }),
  },
  widerStep(widerRadius),
  { name: 'facets', relax: withSilent },
  widerStep(farRadius),
  { name: 'facets', relax: (query) => withFacets(query, ([name]) => facetsOfThing.has(name)) },
  { name: 'scope', relax: (query) => (query.text === null ? null : widerScope(query)) },
  {
    name: 'place',
    relax: (query) => {
      const { area, radius } = query;
      if (!area || (area.centre && radius === null)) return null;
      const around = withMiddle(area, null);
      return around
        ? { ...query, area: around, radius: null }
        : { ...query, area: null, radius: defaultRadius };
    },
  },
  {
    name: 'facets',
    relax: ({ unrefused, ...query }) => (unrefused ? query : null),
  },
  {
    name: 'price',
    relax: (query) =>
      query.minPence === null && query.maxPence === null
        ? null
        : { ...query, minPence: null, maxPence: null },
  },
  // People looking for work are not jobs.
  {
    name: 'facets',
    relax: (query) =>
      withFacets(query, ([name]) => isInGroup(query.scope, 'jobs') && name === 'adType'),
  },
  {
    name: 'scope',
    relax: (query) => (query.scope ? { ...query, scope: null, facets: {} } : null),
  },
];

export const stepsBeforePrice = steps.slice(
  0,
  steps.findIndex(({ name }) => name === 'price'),
);

export const isStep =
  (...names: Relaxed[number][]) =>
  ({ name }: Step) =>
    names.includes(name);

function widerStep(radius: typeof widerRadius | typeof farRadius): Step {
  return {
    name: 'radius',
    relax: (query) => {
      const area = areaWithin(query, radius);
      return area ? { ...query, area, radius } : null;
    },
  };
}

/** A county gets a centre if the radius reaches all of it. */
function areaWithin({ area, radius }: SearchQuery, wider: number): Area | null {
  if (!area?.centre) return area && withMiddle(area, wider);
  return radius !== null && radius < wider ? area : null;
}

/** Without terms that are seldom mentioned; ads that say "No" to one still come last. */
function withSilent(query: SearchQuery): SearchQuery | null {
  const wider = withFacets(query, ([name]) => !seldomSaid.has(name));
  const unrefused = Object.entries(query.facets).flatMap(([name, choice]) =>
    seldomSaid.has(name) && 'values' in choice && !choice.values.includes('no') ? [name] : [],
  );
  return wider && unrefused.length > 0 ? { ...wider, unrefused } : wider;
}

function withFacets(
  query: SearchQuery,
  keep: (entry: [string, FacetChoice]) => boolean,
): SearchQuery | null {
  const all = Object.entries(query.facets);
  const kept = all.filter(keep);
  return kept.length < all.length ? { ...query, facets: Object.fromEntries(kept) } : null;
}

/** The category's group. Other groups come last: an owner of a flat does not offer jobs. */
function widerScope(query: SearchQuery): SearchQuery | null {
  const { scope, isAdult } = query;
  const group = scope?.kind === 'category' && categoryBySlug(scope.slug)?.groupSlug;
  const wider = group ? scopeBySlug(group, isAdult) : null;
  const kept = Object.entries(query.facets).filter(([name]) => facetsOfThing.has(name));
  return wider && { ...query, scope: wider, facets: Object.fromEntries(kept) };
}
