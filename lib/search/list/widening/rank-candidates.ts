import { isInGroup } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { asksForWantedAds } from '@/lib/search/query/wanted-facets';
import { patternsOfCopies } from '@/lib/search/vocabulary/copies';
import type { Wider } from './relax';

/** A search for a toy keeps only candidates for toys; one for wanted ads or jobs tries those first. */
export const filterAndRankCandidates = (
  interpreted: SearchQuery,
  candidates: readonly Wider[],
): Wider[] => {
  const open = saysToy(interpreted.text) ? candidates.filter(isOfToy) : candidates;
  if (asksForWantedAds(interpreted)) return wantedFirst(open);
  return isInGroup(interpreted.scope, 'jobs') ? jobsFirst(open, interpreted) : [...open];
};

/** Who sells a Corsa needs any buyer of a Corsa, and no other seller. */
const wantedFirst = (candidates: readonly Wider[]) =>
  candidates.toSorted(
    (a, b) => Number(asksForWantedAds(b.query)) - Number(asksForWantedAds(a.query)),
  );

const saysToy = (text: string | null) => patternsOfCopies.saysToy.pattern.test(text ?? '');

/** A toy caravan is none of the caravans. */
const isOfToy = ({ query: { text, scope } }: Wider) =>
  text !== null && (patternsOfCopies.ofToys.pattern.test(text) || scope?.slug === 'leisure');

/** Any other job, before people who look for one and before other things with the words. */
function jobsFirst(candidates: readonly Wider[], { facets }: SearchQuery): Wider[] {
  const rank = ({ query }: Wider) => {
    if (!isInGroup(query.scope, 'jobs')) return 2;
    return facets.adType === undefined || query.facets.adType !== undefined ? 0 : 1;
  };
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}
