import { expect, test } from 'vitest';
import { opposites, refusals } from '@/lib/search/matching/look-alikes/opposites';
import { otherItems } from '@/lib/search/matching/look-alikes/other-items';
import { otherOffers } from '@/lib/search/matching/look-alikes/other-offers';
import { scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { allAds } from '@/lib/search/query/search-query';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import {
  asksForRoom,
  asksForToy,
  contradictions,
  homonyms,
  madeAsToys,
  refused,
} from '@/lib/search/vocabulary/look-alikes/look-alikes';

const offersFor = (text: string) => otherOffers(text, thing(text.split(' '))) ?? [];
const thing = (words: string[]) => ({ words, slugs: ['home'], isHead: true });

test.each(madeAsToys)('a toy %s is not one, unless a toy is asked for', (name) => {
  expect(offersFor(name)).toContainEqual(['toy', ...name.split(' ')]);
  expect(offersFor(`toy ${name}`)).not.toContainEqual(['toy', ...name.split(' ')]);
});

test.each([...homonyms].flatMap(([noun, titles]) => titles.map((title) => [noun, title] as const)))(
  'a search for a %s leaves out titles with “%s”, unless it is typed',
  (noun, title) => {
    expect(offersFor(noun)).toContainEqual(title.split(' '));
    expect(otherOffers(title, thing([noun])) ?? []).not.toContainEqual(title.split(' '));
  },
);

test.each([
  ['bed', 'bed for labrador', 'dog bed'],
  ['dryer', 'dryer for curly hair', 'hair dryer'],
  ['sleeper', 'kids sleeper', 'high sleeper'],
])('a search for a %s that says for whom (“%s”) keeps “%s”', (noun, text, title) => {
  expect(otherOffers(text, thing([noun])) ?? []).not.toContainEqual(title.split(' '));
});

test('a synonym leaves out the same titles', () => {
  expect(otherOffers('pony', thing(['pony']), [], [['pony'], ['horse']])).toContainEqual([
    'clothes',
    'horse',
  ]);
});

test.each([
  ['kittens', 'kitten heel'],
  ['mini', 'mini fridge'],
  ['static caravan', 'static exercise bike'],
])('a search for %s leaves out “%s” of another category', (text, name) => {
  expect(itemsBeside(text)?.names).toContain(name);
  expect(itemsBeside(`${name} ${text}`)?.names ?? []).not.toContain(name);
});

test('other items are in none of the categories of the item', () => {
  expect(itemsBeside('horse')?.slugs).toEqual(thingOf('horse')?.slugs);
  expect(itemsBeside('golf tickets')).toBeNull();
});

test('a category keeps its own items: a “swift” in Caravans is a Swift caravan', () => {
  expect(itemsBeside('swift')?.names).toContain('swift challenger');
  const inCaravans = itemsBeside('swift', scopeBySlug('caravans', false));
  expect(inCaravans?.names ?? []).not.toContain('swift challenger');
});

const itemsBeside = (text: string, scope: SearchFilter['scope'] = null) => {
  const found = thingOf(text);
  return found && otherItems(found, text, scope);
};

test.each(['kids pram', 'childrens pram', 'wooden crib', 'casdon hoover', 'bubble mower'])(
  '“%s” may be a toy',
  (text) => {
    expect(text).toMatch(asksForToy);
  },
);

test.each([...refused])('homes whose titles say “no %s” are left out for one', (word) => {
  const scope = scopeBySlug('property', false);
  const names = refusals({ text: word, scope });
  expect(names).toHaveLength(1);
  expect(names[0]?.[0]).toBe('no');
  expect(refusals({ text: `no ${word}`, scope })).toEqual([]);
  expect(refusals({ text: word, scope: null })).toEqual([]);
});

test('words that a widened search dropped still leave out their opposites', () => {
  const filter = { ...allAds(false), text: 'room' };
  expect(opposites(filter)).toEqual([]);
  expect(opposites({ ...filter, originalText: 'female only room' })).toContainEqual([
    'males',
    'only',
  ]);
  expect(opposites({ ...filter, text: null, originalText: 'female only room' })).toHaveLength(5);
  expect(opposites({ ...filter, originalText: '"female only" room' })).toEqual([]);
});

test.each([...contradictions])('ads for “$has” do not say the opposite', ({ has, titled }) => {
  const names = refusals({ text: has, scope: null });
  expect(names).toEqual(titled.map((title) => title.split(' ')));
});

test.each([...contradictions])('ads for “$lacks” may say anything', ({ lacks }) => {
  expect(refusals({ text: lacks, scope: null })).toEqual([]);
});

test('games for a console are not one, unless games are asked for', () => {
  const ps5 = { words: ['ps5'], slugs: ['electronics'], isHead: true };
  const names = [['ps', '5']];
  const games = ['games', 'ps', '5'];
  expect(otherOffers('ps5', ps5, ['game'], names)).toContainEqual(games);
  expect(otherOffers('ps5 games', ps5, ['game'], names) ?? []).not.toContainEqual(games);
  expect(otherOffers('ps5', ps5, [], names) ?? []).not.toContainEqual(games);
});

test('a ride-on car is not a car, unless a toy is asked for', () => {
  const bmw = { words: ['bmw'], slugs: ['cars'], isHead: true };
  expect(otherOffers('bmw', bmw)).toContainEqual(['ride', 'on']);
  expect(otherOffers('kids bmw', bmw) ?? []).not.toContainEqual(['ride', 'on']);
});

test.each(['double room in house', 'flat share', 'lodgings', 'ensuite in house', 'student house'])(
  '“%s” asks for a room',
  (text) => {
    expect(text).toMatch(asksForRoom);
  },
);

test.each(['house in bristol', '2 bed flat', 'flat with garden'])('“%s” does not', (text) => {
  expect(text).not.toMatch(asksForRoom);
});
