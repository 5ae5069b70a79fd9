import { isInGroup } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { exclusionsIn } from '@/lib/search/understanding/operators';
import { keepsThing, keepsWholeThing } from '@/lib/search/understanding/things/keeps-thing';
import { nearThings } from '@/lib/search/understanding/things/related-things';
import { anyTellingWord, fewerWords } from '@/lib/search/words/fewer-words';
import { isStep, type Relaxed, type Step, steps, stepsBeforePrice } from './widening-steps';

/** `again`: the same search as a visitor would enter it, if different from `query`. */
export type Wider = { query: SearchQuery; relaxed: Relaxed; again?: SearchQuery };

/** Each search drops one more filter. `isWhole`: includes the start itself. */
export function relaxations(start: Wider, some: readonly Step[], isWhole = false): Wider[] {
  const wider: Wider[] = isWhole ? [start] : [];
  let { query, relaxed } = start;
  for (const { name, relax } of some) {
    const next = relax(query);
    if (!next) continue;
    query = next;
    relaxed = [...relaxed.filter((other) => other !== name), name];
    if (name === 'price' && relaxed.includes('place') && isInGroup(query.scope, 'property'))
      wider.push(inOwnPlace(wider, query, relaxed));
    wider.push({ query, relaxed });
  }
  return wider;
}

/** If no home in the country has this price, dearer ones in the widest area tried come first. */
function inOwnPlace(tried: readonly Wider[], query: SearchQuery, relaxed: Relaxed): Wider {
  const around = tried.findLast((one) => !one.relaxed.includes('place'))?.query ?? query;
  const { area, radius } = around;
  return { query: { ...query, area, radius }, relaxed: relaxed.filter((name) => name !== 'place') };
}

export const isRest = isStep('posted', 'photos', 'seller', 'facets', 'radius');

export const isNear = (step: Step) => step === steps.find(({ name }) => name === 'radius');

export const withoutRest = (start: Wider): Wider =>
  relaxations(start, steps.filter(isRest)).at(-1) ?? start;

/** Keeps the price and the group. */
export const withoutPlace = (start: Wider): Wider =>
  relaxations(start, stepsBeforePrice).at(-1) ?? start;

/** Only the words are left: the place, the price and the category are dropped. */
export const withoutAnyFilter = (start: Wider): Wider => relaxations(start, steps).at(-1) ?? start;

export function insteadOf(
  { query, relaxed }: Wider,
  other: (text: string | null) => string | null,
): Wider[] {
  const text = other(query.text);
  return text === null ? [] : [{ query: { ...query, text }, relaxed: [...relaxed, 'some words'] }];
}

export const ofOtherThings = (
  { query, relaxed }: Wider,
  others: (text: string | null) => readonly string[],
): Wider[] =>
  others(query.text).map((text) => ({
    query: { ...query, text },
    relaxed: [...relaxed, 'some words'],
  }));

/** Not for corrected words: "ring" for "iroing" would lead to watches. */
export const ofNearThings = (wider: Wider): Wider[] =>
  wider.relaxed.includes('spelling') ? [] : ofOtherThings(wider, nearThings);

export const orAnyWord = (wider: Wider): Wider[] =>
  insteadOf(wider, (text) => anyTellingWord(text ?? ''));

export const withWords = (relaxed: Relaxed): Relaxed => [...relaxed, 'words'];

/** Keeps filters as long as possible. Without a category only the words say what is wanted. */
export function withoutWords(start: Wider): Wider[] {
  const { text, scope } = start.query;
  if (text === null || scope === null) return [];
  const excluded = exclusionsIn(text).join(' ') || null;
  const alone: Wider = {
    query: { ...start.query, text: excluded === text ? null : excluded },
    relaxed: [...start.relaxed, 'words'],
  };
  return [alone, ...relaxations(alone, steps)];
}

export const withFewerWords = ({ query, relaxed }: Wider, least: number): Wider[] =>
  fewerWords(query.text ?? '', least)
    .toSorted((a, b) => kept(b, query.text) - kept(a, query.text))
    .map((text) => ({ query: { ...query, text }, relaxed: [...relaxed, 'some words'] }));

const kept = (fewer: string, text: string | null) =>
  Number(keepsWholeThing(fewer, text)) + Number(keepsThing(fewer, text));
