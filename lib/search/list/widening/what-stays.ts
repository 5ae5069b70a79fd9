import { groupOf, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { patternsOfCopies } from '@/lib/search/vocabulary/copies';
import { fewerWords } from '@/lib/search/words/fewer-words';
import { relaxations, type Wider } from './relax';
import { stepsBeforePrice } from './widening-steps';

/* What a wider search keeps longest, since without it other things would be found. */

export const inOrder = (interpreted: SearchQuery, candidates: readonly Wider[]): Wider[] => {
  const open = saysToy(interpreted.text) ? candidates.filter(isOfToy) : candidates;
  return asksForJobs(interpreted) ? jobsFirst(open, interpreted) : [...open];
};

const saysToy = (text: string | null) => patternsOfCopies.saysToy.pattern.test(text ?? '');

/** A toy caravan is none of the caravans. */
const isOfToy = ({ query: { text, scope } }: Wider) =>
  text !== null && (patternsOfCopies.ofToys.pattern.test(text) || scope?.slug === 'leisure');

const asksForJobs = ({ scope }: SearchQuery) => scope !== null && groupOf(scope.slug) === 'jobs';

/** Any other job, before people who look for one and before other things with the words. */
function jobsFirst(candidates: readonly Wider[], { facets }: SearchQuery): Wider[] {
  const rank = ({ query }: Wider) => {
    if (!asksForJobs(query)) return 2;
    return facets.adType === undefined || query.facets.adType !== undefined ? 0 : 1;
  };
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

/** "Hornby trains wanted": ads that want trains, or Hornby. */
export function ofBuyers(interpreted: SearchQuery): Wider[] {
  const [, rest = null] = /^(.+) wanted$/.exec(interpreted.text ?? '') ?? [];
  if (rest === null || interpreted.scope !== null) return [];
  const thing = thingOf(rest);
  const group = groupOfThing(thing && { ...thing, isHead: true }) ?? 'buy-and-sell';
  const facets: SearchQuery['facets'] =
    group === 'vehicles'
      ? { vehicleOfferType: { values: ['buy'] } }
      : { adType: { values: ['wanted'] } };
  const scope = scopeBySlug(group, false);
  const fewer = fewerWords(rest, 1).filter((text) => (thingOf(text)?.slugs.length ?? 0) > 0);
  return [rest, ...fewer].flatMap((text) =>
    relaxations(
      { query: { ...interpreted, text, scope, facets }, relaxed: ['some words'] },
      stepsBeforePrice.filter(({ name }) => name === 'radius'),
      true,
    ),
  );
}
