import { groupOf, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { noTitles, titledHeads, vagueHeads } from '@/lib/search/vocabulary/heads';
import { areOfSpaces } from './goods';
import { singular, wordsOf } from './nouns';
import { groupOfThing, thingOf } from './things-index';

/** Restricts to the item's group. Null if it has several groups, or another one is chosen. */
export function ofThing(query: SearchQuery): SearchQuery | null {
  const { text, scope, isAdult } = query;
  const thing = thingOf(text);
  // "Ladies bike 17 inch frame" is about bikes, though it ends in another word.
  const group = isAdult ? null : groupOfThing(thing && { ...thing, isHead: true });
  if (group === null) return null;
  if (scope) {
    const chosen = groupOf(scope.slug);
    // A cleaner offers services, and is looked for in jobs too.
    return chosen === group || (chosen === 'jobs' && group === 'services') ? query : null;
  }
  const isOfSpace = areOfSpaces(thing?.slugs ?? []);
  return { ...query, scope: scopeBySlug(isOfSpace ? 'garage-storage' : group, false) };
}

export function inThingsCategory(query: SearchQuery): SearchQuery {
  const [slug, ...others] = thingOf(query.text)?.slugs ?? [];
  if (query.scope || slug === undefined || others.length > 0) return ofThing(query) ?? query;
  return { ...query, scope: scopeBySlug(slug, false) };
}

export const isVagueHead = (word: string): boolean => vagueHeads.has(word);

/** "PS4 games" are about PS4 rather than games. */
export const hasVagueHead = (text: string | null): boolean =>
  vagueHeads.has(thingOf(text)?.words.at(-1) ?? '');

/** "Coldplay" for Coldplay tickets: ads seldom say "ticket". */
export function withoutHead(text: string | null): string | null {
  const words = wordsOf(text ?? '');
  const head = words.findLast((word) => titledHeads.has(singular(word)));
  if (head === undefined) return null;
  const rest = words.filter((word) => word !== head && !vagueHeads.has(word));
  return rest.some((word) => word.length > 2 && !noTitles.has(word)) ? rest.join(' ') : null;
}
