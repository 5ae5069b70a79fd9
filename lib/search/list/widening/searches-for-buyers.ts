import { scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { wantedFacets } from '@/lib/search/query/wanted-facets';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { fewerWords } from '@/lib/search/words/fewer-words';
import { relaxations, type Wider } from './relax';
import { stepsBeforePrice } from './widening-steps';

/** "Hornby trains wanted": ads that want trains, or Hornby. */
export function searchesForBuyers(interpreted: SearchQuery): Wider[] {
  const [, rest = null] = /^(.+) wanted$/.exec(interpreted.text ?? '') ?? [];
  if (rest === null || interpreted.scope !== null) return [];
  const thing = thingOf(rest);
  const group = groupOfThing(thing && { ...thing, isHead: true }) ?? 'buy-and-sell';
  const scope = scopeBySlug(group, false);
  const facets = (scope && wantedFacets(scope)) ?? {};
  const fewer = fewerWords(rest, 1).filter((text) => (thingOf(text)?.slugs.length ?? 0) > 0);
  return [rest, ...fewer].flatMap((text) =>
    relaxations(
      { query: { ...interpreted, text, scope, facets }, relaxed: ['some words'] },
      stepsBeforePrice.filter(({ name }) => name === 'radius'),
      true,
    ),
  );
}
