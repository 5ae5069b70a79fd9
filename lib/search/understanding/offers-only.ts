import { flatshare } from '@/lib/catalogue/forms/property';
import { groupOf } from '@/lib/search/query/scopes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { patternsOfDeals, wholeHomes } from '@/lib/search/vocabulary/deals';
import { asksForRoom } from '@/lib/search/vocabulary/look-alikes/look-alikes';

const groups = new Set(['buy-and-sell', 'property', 'vehicles']);

/** True if the words ask for offered goods, homes or vehicles, and nothing asks for wanted ads. */
export function excludesWanted(interpreted: SearchFilter): boolean {
  return !interpreted.withWanted && (interpreted.ofOffers === true || asksForOffers(interpreted));
}

export function asksForOffers({ text, scope, isAdult, facets }: SearchFilter): boolean {
  if (text === null || isAdult || asksForWanted(text)) return false;
  if (facets.adType || facets.vehicleOfferType) return false;
  if (scope) return groups.has(groupOf(scope.slug));
  const thing = thingOf(text);
  return (
    thing?.isHead === true &&
    thing.slugs.length > 0 &&
    thing.slugs.every((slug) => groups.has(groupOf(slug)))
  );
}

/** Categories of the search's scope that have its words, but not what it asks for. */
export const excludedCategories = (filter: SearchFilter): readonly string[] => [
  ...(asksForWork(filter) ? ['job-wanted'] : []),
  ...excludedHomes(filter),
];

/** Those that the filters exclude. */
export const excludedHomes = (filter: SearchFilter): readonly string[] =>
  leavesOutRooms(filter) ? [flatshare] : [];

/** "Care assistant" asks for a job, not for people looking for work. */
function asksForWork({ text, scope, isAdult, facets }: SearchFilter): boolean {
  if (
    text === null ||
    isAdult ||
    asksForWanted(text) ||
    patternsOfDeals.saysAvailable.pattern.test(text)
  )
    return false;
  const { adType } = facets;
  if (adType && 'values' in adType && !adType.values.includes('offer')) return false;
  if (scope && scope.slug !== 'jobs') return false;
  const thing = thingOf(text);
  return (
    thing?.isHead === true &&
    thing.slugs.length > 0 &&
    thing.slugs.every((slug) => groupOf(slug) === 'jobs' && slug !== 'job-wanted')
  );
}

/** A house in Bristol is not a room in one. */
function leavesOutRooms({ text, scope, facets }: SearchFilter): boolean {
  const type = facets.propertyType;
  if (scope?.slug !== 'property' || facets.lettingType || !type || !('values' in type))
    return false;
  return type.values.every((value) => wholeHomes.has(value)) && !asksForRoom.test(text ?? '');
}

export const asksForWanted = (text: string) => patternsOfDeals.asksForWanted.pattern.test(text);
