import { groupOf } from '@/lib/search/query/scopes';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import type { CategoryName } from '@/lib/search/vocabulary/category-names/category-name';
import {
  categoryNames,
  deals as dealPatterns,
  notBefore,
} from '@/lib/search/vocabulary/category-names/category-names';
import { followsIn, wordsAround } from '@/lib/search/vocabulary/category-names/words-around';
import type { Meaning } from '@/lib/search/vocabulary/meaning';
import { matchesOf, type Sentence, type Span, take } from './sentence';
import { asksForAccessory } from './things/asks-for-accessory';
import { otherNames } from './things/synonyms';

/* Everyday names of categories: "flats to rent", "used cars", "jobs". */

export type ReadName = Span & { meaning: Meaning };

const { asksForHire, follows, jobsFollow, ofSomebody, standsAnywhere, withMan } = wordsAround;

const plural = (name: string) =>
  `${name.replace(/y$/, '(?:y')}${name.endsWith('y') ? '|ies)' : '(?:s|es)?'}`;

const entries = categoryNames.map((entry) => ({
  entry,
  pattern: new RegExp(
    `(?<![a-z0-9'-])(?:${[...entry.names]
      .sort((a, b) => b.length - a.length)
      .map(plural)
      .join('|')})(?![a-z0-9'])`,
    'g',
  ),
  behind: entry.behind && new Set(entry.behind),
}));

const blocked = new Set(notBefore);

/** `isKind`: forms a kind with the previous word: "sports car". */
type Found = Span & { entry: CategoryName; isKind: boolean };

/** `isHome`: bedrooms were mentioned, so "to rent" alone means a home. */
export function readNames(sentence: Sentence, isHome: boolean): ReadName[] {
  const deals = dealsOf(sentence);
  // "Holiday let" is a name.
  const whole =
    deals.length === 0 ? [] : allNames(sentence).filter((name) => holdsOne(name, deals));
  const dealt = deals.filter((deal) => !whole.some((name) => holdsOne(name, [deal])));
  const within = dealt.reduce((now, deal) => take(now, deal), sentence);
  const deal = dealt.find(({ kind }) => kind === 'rent') ?? dealt[0];
  const names = distinct(
    [...whole, ...allNames(within)].filter(({ entry }) =>
      isPossible(entry, deal?.kind, sentence.open),
    ),
  );
  const [first] = names;
  if (!first)
    return isHome && deal
      ? [withDeal(deal, { rent: 'property-to-rent', sale: 'property-for-sale' })]
      : [];
  if (isJob(first.entry) || names.some(({ entry }) => isJob(entry))) {
    return names
      .filter(({ entry }) => isJob(entry))
      .slice(0, 1)
      .map(toName);
  }
  const isOneKind = names.every(({ entry }) => groupOf(entry.scope) === groupOf(first.entry.scope));
  if (!isOneKind) return [];
  const others = names
    .slice(1)
    .filter(({ entry }) => groupOf(entry.scope) === 'property' && !entry.isText);
  const isSeveral = names.some(({ entry }) => entry.scope !== first.entry.scope);
  if (isSeveral && groupOf(first.entry.scope) !== 'property') return [];
  const { entry } = first;
  return [
    toName(first),
    ...(deal && entry[deal.kind]
      ? [withDeal(deal, entry)]
      : deal && groupOf(entry.scope) === 'property'
        ? [{ ...deal, meaning: {} }]
        : []),
    ...others.map(({ start, end }) => ({ start, end, meaning: {} })),
  ];
}

const allNames = ({ open }: Sentence): Found[] => entries.flatMap((entry) => findAll(open, entry));

const holdsOne = ({ start, end }: Span, deals: readonly Span[]) =>
  deals.some((deal) => deal.start >= start && deal.end <= end);

type Deal = Span & { kind: 'rent' | 'sale' };

const dealsOf = ({ open }: Sentence): Deal[] =>
  (['rent', 'sale'] as const).flatMap((kind) =>
    matchesOf(open, dealPatterns[kind]).map(({ index, 0: words }) => ({
      kind,
      start: index,
      end: index + words.length,
    })),
  );

const withDeal = (
  { kind, start, end }: Deal,
  entry: Pick<CategoryName, 'rent' | 'sale'>,
): ReadName => ({
  start,
  end,
  meaning: { ...(entry[kind] && { scope: entry[kind] }) },
});

function isPossible(entry: CategoryName, deal: Deal['kind'] | undefined, open: string): boolean {
  if (entry.isOnlyDealt) return deal !== undefined && entry[deal] !== undefined;
  const isVehicle = groupOf(entry.scope) === 'vehicles';
  return !(isVehicle && asksForHire.pattern.test(open));
}

const isJob = (entry: CategoryName) => groupOf(entry.scope) === 'jobs';

const toName = ({ start, end, entry, isKind }: Found): ReadName => ({
  start,
  end,
  meaning: {
    scope: entry.scope,
    ...((entry.isText || isKind) && { isText: true as const }),
    ...(entry.facets && {
      group: groupOf(entry.scope),
      facets: Object.fromEntries(
        Object.entries(entry.facets).map(([name, values]) => [name, { values }]),
      ),
    }),
  },
});

function findAll(open: string, { entry, pattern, behind }: (typeof entries)[number]): Found[] {
  return matchesOf(open, pattern).flatMap(({ index, 0: { length } }) => {
    const span = { start: index, end: index + length };
    const next = open.slice(span.end).replace(/^ +/, '');
    const isEnd =
      isJob(entry) && standsAnywhere.pattern.test(open.slice(span.start, span.end))
        ? jobsFollow.pattern.test(next)
        : follows.pattern.test(next) || followsIn[entry.scope]?.test(next) === true;
    const before = open.slice(0, index);
    const isOfJob = isJob(entry) && jobsFollow.pattern.test(next) && namesJob(before);
    const isOwn = groupOf(entry.scope) === 'property' && ofSomebody.pattern.test(before);
    return (isEnd || isOfJob) && !isOwn && !isPurpose(before) && isRightBehind(before, behind)
      ? [{ ...span, entry, isKind: isKind(entry, before, open.slice(span.start, span.end)) }]
      : [];
  });
}

function isKind(entry: CategoryName, before: string, name: string): boolean {
  const word = /([a-z0-9]+) $/.exec(before)?.[1];
  return (
    word !== undefined &&
    groupOf(entry.scope) === 'vehicles' &&
    otherNames(`${word} ${name}`).length > 0
  );
}

/** "Sales rep job company car" */
function namesJob(before: string): boolean {
  const thing = thingOf(before);
  return thing?.isHead === true && thing.slugs.includes('full-time-jobs');
}

const purpose = /^(.+?) for (?:(?:an?|the|my|our|his|her|their) )?[a-z ]*$/;

/** "A small fridge for a student room", "charging lead for my electric car" */
function isPurpose(before: string): boolean {
  const [, named = ''] = purpose.exec(before) ?? [];
  const thing = named === '' ? null : thingOf(named);
  return (thing?.isHead === true && thing.slugs.length > 0) || asksForAccessory(named);
}

function isRightBehind(before: string, behind: ReadonlySet<string> | undefined): boolean {
  const words = (before.split(/[\ue000,;:!?]|\b(?:in|for|with|near|from|to|at)\s/).at(-1) ?? '')
    .split(/[\s/-]+/)
    .filter((word) => word !== '');
  if (blocked.has(words.at(-1) ?? '') || withMan.pattern.test(before)) return false;
  return !behind || words.every((word) => behind.has(word) || /^\d[\d.]*$/.test(word));
}

function distinct(found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Found[] = [];
  for (const name of sorted) {
    const isFree = kept.every(
      ({ start, end, entry }) =>
        name.end <= start ||
        name.start >= end ||
        (start === name.start && end === name.end && entry.isOnlyDealt !== name.entry.isOnlyDealt),
    );
    if (isFree) kept.push(name);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
