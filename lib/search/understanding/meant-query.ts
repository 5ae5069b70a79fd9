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
import type { TypedPrice } from './meaning';
import type { Piece, Understood } from './settle';
import { everyWord, understand } from './understand';

/* Combines typed words and chosen filters. Filters take precedence. */

type Asked = Pick<SearchFilter, 'text' | 'scope' | 'isAdult' | 'asText'>;

export function meantQuery<Query extends SearchFilter>(asked: Query): Query {
  if (asked.text === null || asked.asText.includes(everyWord)) return asked;
  const { text, pieces, scope } = understand(asked);
  if (pieces.length === 0) return { ...asked, text, scope, asText: [everyWord] };
  const meaning = pieces.map((piece) => piece.meaning);
  const first = <T>(values: (T | undefined)[]) => values.find((value) => value !== undefined);
  const miles = first(meaning.map((one) => one.radius));
  const named = asked.area ?? first(meaning.map((one) => one.area)) ?? null;
  const area = miles === undefined ? named : withCentre(named, miles);
  const price = first(meaning.map((one) => one.price));
  const isPay = price !== undefined && payField(scope) !== undefined;
  const range = price && !isPay ? rangeOf(price, scope) : { min: null, max: null };
  return {
    ...asked,
    asText: [everyWord],
    text,
    scope: dealtScope(scope, asked.scope, price),
    area,
    minPence:
      asked.minPence ??
      (asked.maxPence === null || (range.min ?? 0) <= asked.maxPence ? range.min : null),
    maxPence:
      asked.maxPence ??
      (asked.minPence === null || (range.max ?? asked.minPence) >= asked.minPence
        ? range.max
        : null),
    postedWithin: asked.postedWithin ?? first(meaning.map((one) => one.postedWithin)) ?? null,
    withPhotos: asked.withPhotos || meaning.some((one) => one.withPhotos),
    seller: asked.seller ?? first(meaning.map((one) => one.seller)) ?? null,
    facets: { ...facetsOf(pieces), ...(isPay && price && payFacet(price)), ...asked.facets },
  };
}

/** True if other words are searched for: "tree surgeon" for "tree wants cutting down". */
export function isReworded(asked: Asked): boolean {
  const typed = new Set(wordsOf(asked.text ?? ''));
  return wordsOf(understand(asked).text ?? '').some((word) => !typed.has(word));
}

export function usualRadius(asked: Asked): Radius {
  const radius = understand(asked).pieces.find(({ meaning }) => meaning.radius !== undefined);
  return radius?.meaning.radius ?? defaultRadius;
}

export const meantScope = (asked: Asked): Understood['scope'] => understand(asked).scope;

/** Interpreted pieces with at least one effect that no chosen filter overrides. */
export function effectivePieces(asked: SearchFilter): Piece[] {
  return understand(asked).pieces.filter(({ meaning }) => {
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
      (scope !== undefined && asked.scope === null) ||
      (area !== undefined && asked.area === null) ||
      (price !== undefined && asked.minPence === null && asked.maxPence === null) ||
      (postedWithin !== undefined && asked.postedWithin === null) ||
      (withPhotos !== undefined && !asked.withPhotos) ||
      (seller !== undefined && asked.seller === null) ||
      names.some((name) => asked.facets[name] === undefined) ||
      (isText === true && group !== undefined && asked.scope === null)
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
/** Lower amounts are not a yearly salary. */
const leastYearly: Pence = 500_000;

function payFacet({ min, max, per, isAlone }: TypedPrice): Record<string, FacetChoice> {
  const least = isAlone ? max : min;
  const most = isAlone ? null : max;
  const yearly = (pence: Pence | null) =>
    pence === null ? null : pence * timesAYear[per ?? (pence < leastYearly ? 'hour' : 'year')];
  return { salary: { min: yearly(least), max: yearly(most) } };
}
