import { categoryBySlug } from '@/lib/catalogue/categories';
import type { Pence } from '@/lib/money';
import { hasOptions, isRangeField } from '@/lib/search/query/facet-values';
import { facetFields, groupOf, scopeBySlug } from '@/lib/search/query/scopes';
import type { FacetChoice, Scope } from '@/lib/search/query/search-query';
import { wantedFacets } from '@/lib/search/query/wanted-facets';
import { groupOfSales } from '@/lib/search/understanding/things/sales';
import { groupOfThing, type Thing, thingOf } from '@/lib/search/understanding/things/things-index';
import { patternsOfDeals } from '@/lib/search/vocabulary/deals';
import type { Meaning } from '@/lib/search/vocabulary/meaning';
import { patternsOfTradeSearches } from '@/lib/search/vocabulary/services/customer-or-employer';
import { requestsService, rewriteRequest } from './rewrite-request';
import { type Span, textWithout } from './sentence';

const { hires, staffWanted, workOnHomes } = patternsOfTradeSearches;

export type Piece = Span & { words: string; meaning: Meaning };

export type Understood = {
  /** The words that remain to be searched for. */
  text: string | null;
  pieces: readonly Piece[];
  /** Chosen, or interpreted from the words. */
  scope: Scope | null;
};

const isTaken = ({ meaning }: Piece) => !meaning.isText;

/** Determines the scope, and returns words to the text that have no meaning in it. */
export function settle(
  typed: string,
  read: readonly Piece[],
  wrapping: readonly Span[],
  without: readonly string[],
  chosen: Scope | null,
  isAdult: boolean,
): Understood {
  const homes = isAdult || chosen ? [] : homesToWorkOn(typed, read);
  const others = read.filter((piece) => !homes.includes(piece));
  const ignored = [...wrapping, ...homes];
  const left = textWithout(typed, [...others.filter(isTaken), ...ignored]);
  const named = scopeOf(others, null);
  const thing = thingOf(rewriteRequest(left, named && groupOf(named.slug)));
  const isOfStaff = !isAdult && wantsStaff(typed, thing);
  const meaningOfWanted = (scope: Scope | null) =>
    isOfStaff || (scope && groupOf(scope.slug) === 'jobs') ? postOffered : wantedIn(scope);
  const found = [
    ...others,
    ...(isAdult || named ? [] : salesOf(typed, thing, ignored)),
    ...(isAdult || chosen ? [] : hiringOf(typed, thing)),
  ];
  const scope =
    chosen ??
    scopeOf(found, isPaidWork(typed, found) ? 'jobs' : groupOfThing(thing)) ??
    (isAdult ? null : scopeOfPeople(typed, thing)) ??
    (isOfStaff ? scopeBySlug('jobs', false) : null) ??
    (!isAdult && requestsService(left) ? scopeBySlug('services', false) : null);
  const pieces = found
    .map((piece) =>
      piece.meaning.isWanted ? { ...piece, meaning: meaningOfWanted(scope) } : piece,
    )
    .map((piece) =>
      piece.meaning.without && !isValid(piece.meaning, scope, isAdult)
        ? { ...piece, meaning: {} }
        : piece,
    )
    .filter(({ meaning }) => isValid(meaning, scope, isAdult));
  const taken = [...pieces.filter(isTaken), ...ignored];
  const kept = textWithout(typed, taken);
  const rewritten = isAdult ? kept : rewriteRequest(kept, scope && groupOf(scope.slug));
  const text = [rewritten, ...without].filter(Boolean).join(' ') || null;
  if (text === null && pieces.length === 0) return { text: typed, pieces: [], scope: chosen };
  return { text, pieces: pieces.toSorted((a, b) => a.start - b.start), scope };
}

/** "Removals 3 bed house": what is to be removed, not what is looked for. */
function homesToWorkOn(typed: string, read: readonly Piece[]): Piece[] {
  const isDeal = patternsOfDeals.dealsInHomes.pattern.test(typed);
  if (isDeal || !workOnHomes.pattern.test(typed)) return [];
  const isOfHome = ({ meaning: { group, scope } }: Piece) =>
    group === 'property' || (scope !== undefined && groupOf(scope) === 'property');
  return read.filter(isOfHome);
}

/** "Hire a chef": people who look for work. */
function hiringOf(typed: string, thing: Thing | null): Piece[] {
  const [words] = hires.pattern.exec(typed.toLowerCase()) ?? [];
  if (words === undefined || groupOfThing(thing) !== 'jobs') return [];
  return [{ start: 0, end: words.length, words: words.trim(), meaning: { scope: 'job-wanted' } }];
}

/** "HGV driver available" looks for work. */
const scopeOfPeople = (typed: string, thing: Thing | null): Scope | null =>
  patternsOfDeals.saysAvailable.pattern.test(typed) && groupOfThing(thing) === 'jobs'
    ? scopeBySlug('job-wanted', false)
    : null;

/** An employer wants bricklayers, a household a bricklayer. */
const wantsStaff = (typed: string, thing: Thing | null) =>
  staffWanted.pattern.test(typed) && thing?.slugs.join() === 'find-a-tradesman';

/** "Part time chef wanted" is how employers write; people who look for work write "job wanted". */
const postOffered: Meaning = { group: 'jobs', facets: { adType: { values: ['offer'] } } };

/** A bouncy castle for sale is not for hire, and a second-hand kitchen is not fitted. */
function salesOf(typed: string, thing: Thing | null, wrapping: readonly Span[]): Piece[] {
  const group = groupOfSales(thing);
  if (group === null) return [];
  return wrapping
    .map((span) => ({ ...span, words: typed.slice(span.start, span.end).trim() }))
    .filter(({ words }) => patternsOfDeals.asksToBuy.pattern.test(words))
    .map((span) => ({ ...span, meaning: { group, decidesGroup: true } }));
}

function scopeOf(pieces: readonly Piece[], group: string | null): Scope | null {
  const isLet = pieces.some(({ meaning }) => meaning.isOfTenancy);
  const named = pieces.flatMap(({ meaning }) => (meaning.scope ? [meaning.scope] : []));
  const category = named.findLast((slug) => categoryBySlug(slug));
  const slug =
    category ??
    named[0] ??
    pieces.find(({ meaning }) => meaning.decidesGroup)?.meaning.group ??
    pieces.find(({ meaning }) => meaning.group && meaning.group === group)?.meaning.group ??
    (pieces.some(({ meaning }) => meaning.isWanted) && group === 'vehicles' ? group : undefined) ??
    (pieces.some(({ meaning }) => isRent(meaning)) && group === null ? 'property' : undefined) ??
    (group === 'jobs' && (isPaid(pieces) || pieces.some(isSalary)) ? 'jobs' : undefined);
  const scopeSlug = slug === 'property' && isLet ? 'property-to-rent' : slug;
  return scopeSlug === undefined ? null : scopeBySlug(scopeSlug, false);
}

/** Without a field for it the word remains text. */
function wantedIn(scope: Scope | null): Meaning {
  const facets = scope && wantedFacets(scope);
  return facets ? { group: groupOf(scope.slug), facets } : { group: '' };
}

const isRent = ({ price }: Meaning) => price?.per === 'month' || price?.per === 'week';

const isPaid = (pieces: readonly Piece[]) => pieces.some(({ meaning }) => isPay(meaning));

const isPaidWork = (typed: string, pieces: readonly Piece[]) =>
  patternsOfDeals.saysWork.pattern.test(typed) && isPaid(pieces);

const isPay = ({ price }: Meaning) =>
  price?.per === 'hour' || price?.per === 'year' || price?.per === 'day';

/** Lower amounts are not a yearly salary. */
export const leastYearly: Pence = 500_000;

/** "Class 2 driver £34k" */
const isSalary = ({ meaning: { price } }: Piece) =>
  price?.isAlone === true && (price.max ?? 0) >= leastYearly;

function isValid(
  { group, scope: own, facets = {} }: Meaning,
  scope: Scope | null,
  isAdult: boolean,
): boolean {
  if (own !== undefined) return scope !== null && groupOf(own) === groupOf(scope.slug);
  if (group === undefined) return true;
  if (scope === null || groupOf(scope.slug) !== group) return false;
  return Object.entries(facets).every(([name, choice]) => isPossible(name, choice, scope, isAdult));
}

export function isPossible(
  name: string,
  choice: FacetChoice,
  scope: Scope,
  isAdult: boolean,
): boolean {
  const field = facetFields(scope, isAdult).find((known) => known.name === name);
  if (!field) return false;
  if ('values' in choice) {
    return (
      hasOptions(field) &&
      choice.values.some((value) => field.options.some((option) => option.toLowerCase() === value))
    );
  }
  return isRangeField(field);
}
