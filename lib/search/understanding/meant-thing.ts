import { categoryBySlug } from '@/lib/catalogue/categories';
import { scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { groupOfThing, singular, thingOf, wordsOf } from './things-index';

/* Keeps to the thing that words name while a search is widened. */

/** In the group of the thing; null where the words name nothing of one group, or of another than asked. */
export function ofThing(query: SearchQuery): SearchQuery | null {
  const { text, scope, isAdult } = query;
  const thing = thingOf(text);
  // "Ladies bike 17 inch frame" is about bikes, though it ends in another word.
  const group = isAdult ? null : groupOfThing(thing && { ...thing, isHead: true });
  if (group === null) return null;
  if (scope) return (categoryBySlug(scope.slug)?.groupSlug ?? scope.slug) === group ? query : null;
  return { ...query, scope: scopeBySlug(group, false) };
}

/** In the category of the thing, if it has one alone, else in its group. */
export function inThingsCategory(query: SearchQuery): SearchQuery {
  const [slug, ...others] = thingOf(query.text)?.slugs ?? [];
  if (query.scope || slug === undefined || others.length > 0) return ofThing(query) ?? query;
  return { ...query, scope: scopeBySlug(slug, false) };
}

/** Whether fewer words still name the thing: not a football, for football boots. */
export function keepsThing(fewer: string | null, text: string | null): boolean {
  const kept = thingOf(fewer);
  const { slugs = [], words = [] } = thingOf(text) ?? {};
  return (
    kept?.isHead === true &&
    kept.words.at(-1) === words.at(-1) &&
    kept.slugs.some((slug) => slugs.includes(slug))
  );
}

/** Emergency plumber as plumber, but not an English tutor as tutor. */
export const keepsWholeThing = (fewer: string | null, text: string | null): boolean =>
  thingOf(fewer)?.isHead === true &&
  thingOf(fewer)?.words.join(' ') === thingOf(text)?.words.join(' ');

const taught = /(?:lessons?|tutors?|teachers?|tuition|class(?:es)?|coach)$/;

/** What is taught, nearby: "piano" for piano lessons. */
export const sharesSubject = (fewer: string | null, text: string | null): boolean =>
  taught.test(thingOf(text)?.words.join(' ') ?? '') && sharesNoun(fewer, text);

/** Boots, for football boots. */
export function keepsGroup(fewer: string | null, text: string | null): boolean {
  const group = groupOfThing(thingOf(fewer));
  return group !== null && group === groupOfThing(thingOf(text));
}

/** Any subject or trade has these. */
const general = new Set(
  'lesson class course tutor teacher tuition service repair hire fitter assistant work staff worker operative manager set bundle machine unit pair'.split(
    ' ',
  ),
);

/** Whether fewer words have one of the noun that says something: "dog" of dog grooming. */
export function sharesNoun(fewer: string | null, text: string | null): boolean {
  const nouns = thingOf(text)?.words.filter((word) => !general.has(singular(word))) ?? [];
  return wordsOf(fewer ?? '').some((word) => nouns.includes(word));
}
