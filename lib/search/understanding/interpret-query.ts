import { categoryBySlug } from '@/lib/catalogue/categories';
import { withCentre } from '@/lib/locations/middle-of';
import type { Pence } from '@/lib/money';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import {
  defaultRadius,
  type FacetChoice,
  type Radius,
  type SearchFilter,
} from '@/lib/search/query/search-query';
import { wordsOf } from '@/lib/search/understanding/things/nouns';
import type { TypedPrice } from '@/lib/search/vocabulary/meaning';
import { leastYearly, type Piece, type Understood } from './settle';
import { everyWord, understand } from './understand';

/* Combines typed words and chosen filters. Filters take precedence. */

type TypedWords = Pick<SearchFilter, 'text' | 'scope' | 'isAdult' | 'asText'>;

export function interpretQuery<Query extends SearchFilter>(typed: Query): Query {
  if (typed.text === null || typed.asText.includes(everyWord)) return typed;
  const { text, pieces, scope } = understand(typed);
  if (pieces.length === 0) return { ...typed, text, scope, asText: [everyWord] };
  const meaning = pieces.map((piece) => piece.meaning);
  const first = <T>(values: (T | undefined)[]) => values.find((value) => value !== undefined);
  const miles = first(meaning.map((one) => one.radius));
  const named = typed.area ?? first(meaning.map((one) => one.area)) ?? null;
  const area = miles === undefined ? named : withCentre(named, miles);
  const price = first(meaning.map((one) => one.price));
  const isPay = price !== undefined && payField(scope) !== undefined;
  const range = price && !isPay ? rangeOf(price, scope) : { min: null, max: null };
  return {
    ...typed,
    asText: [everyWord],
    text,
    scope: dealtScope(scope, typed.scope, price),
    area,
    minPence:
      typed.minPence ??
      (typed.maxPence === null || (range.min ?? 0) <= typed.maxPence ? range.min : null),
    maxPence:
      typed.maxPence ??
      (typed.minPence === null || (range.max ?? typed.minPence) >= typed.minPence
        ? range.max
        : null),
    postedWithin: typed.postedWithin ?? first(meaning.map((one) => one.postedWithin)) ?? null,
    withPhotos: typed.withPhotos || meaning.some((one) => one.withPhotos),
    seller: typed.seller ?? first(meaning.map((one) => one.seller)) ?? null,
    facets: { ...facetsOf(pieces), ...(isPay && price && payFacet(price)), ...typed.facets },
  };
}

/** True if other words are searched for: "tree surgeon" for "tree wants cutting down". */
export function isReworded(typed: TypedWords): boolean {
  const typedWords = new Set(wordsOf(typed.text ?? ''));
  return wordsOf(understand(typed).text ?? '').some((word) => !typedWords.has(word));
}

export function usualRadius(typed: TypedWords): Radius {
  const radius = understand(typed).pieces.find(({ meaning }) => meaning.radius !== undefined);
  return radius?.meaning.radius ?? defaultRadius;
}

export const interpretScope = (typed: TypedWords): Understood['scope'] => understand(typed).scope;

/** Interpreted pieces with at least one effect that no chosen filter overrides. */
export function effectivePieces(typed: SearchFilter): Piece[] {
  return understand(typed).pieces.filter(({ meaning }) => {
    const {
      scope,
      area,
      price,
      postedWithin,
      withPhotos,
      seller,
      facets = {},
      group,
      isText,
    } = meaning;
    const names = Object.keys(facets);
    return (
      (scope !== undefined && typed.scope === null) ||
      (area !== undefined && typed.area === null) ||
      (price !== undefined && typed.minPence === null && typed.maxPence === null) ||
      (postedWithin !== undefined && typed.postedWithin === null) ||
      (withPhotos !== undefined && !typed.withPhotos) ||
      (seller !== undefined && typed.seller === null) ||
      names.some((name) => typed.facets[name] === undefined) ||
      (isText === true && group !== undefined && typed.scope === null)
    );
  });
}

function facetsOf(pieces: readonly Piece[]): Record<string, FacetChoice> {
  // Defaults implied by a category name can be overridden: "wanted: caravan".
  const ordered = pieces.toSorted(
    (a, b) => Number(b.meaning.scope !== undefined) - Number(a.meaning.scope !== undefined),
  );
  return Object.assign({}, ...ordered.map(({ meaning }) => meaning.facets ?? {}));
}

const weeksOfMonth = 52 / 12;

/** In the category's unit: rents are monthly. */
function rangeOf({ min, max, per }: TypedPrice, scope: Understood['scope']) {
  const isHome =
    scope !== null && (scope.slug === 'property' || categoryBySlug(scope.slug)?.price === 'month');
  const factor = isHome && per === 'week' ? weeksOfMonth : isHome && per === 'year' ? 1 / 12 : 1;
  const by = (pence: Pence | null) => (pence === null ? null : Math.round(pence * factor));
  return { min: by(min), max: by(max) };
}

/** Above any monthly rent, and below any price of a home. */
const leastForSale: Pence = 2_000_000;
const mostForRent: Pence = 800_000;

/** Sale or rent, by the price. */
function dealtScope(
  scope: Understood['scope'],
  chosen: Understood['scope'],
  price: TypedPrice | undefined,
) {
  if (chosen || scope?.slug !== 'property' || !price) return scope;
  const amount = price.max ?? price.min ?? 0;
  const slug =
    price.per !== null || (price.max !== null && amount > 0 && amount <= mostForRent)
      ? 'property-to-rent'
      : amount >= leastForSale
        ? 'property-for-sale'
        : undefined;
  return (slug && scopeBySlug(slug, false)) || scope;
}

const payField = (scope: Understood['scope']) =>
  scope ? facetFields(scope, false).find(({ name }) => name === 'salary') : undefined;

const timesAYear = { hour: 1950, day: 260, week: 52, month: 12, year: 1 } as const;

function payFacet({ min, max, per, isAlone }: TypedPrice): Record<string, FacetChoice> {
  const least = isAlone ? max : min;
  const most = isAlone ? null : max;
  const yearly = (pence: Pence | null) =>
    pence === null ? null : pence * timesAYear[per ?? (pence < leastYearly ? 'hour' : 'year')];
  return { salary: { min: yearly(least), max: yearly(most) } };
}
