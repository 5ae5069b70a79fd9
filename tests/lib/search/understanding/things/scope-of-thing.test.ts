import { expect, test } from 'vitest';
import { parseSearch } from '@/lib/search/address/search-params';
import {
  anyTopic,
  keepsGroup,
  keepsThing,
  sharesNoun,
  subjectOf,
} from '@/lib/search/understanding/things/keeps-thing';
import { brandOf, modelAlone } from '@/lib/search/understanding/things/makers-and-models';
import {
  accessoriesOfOne,
  isOfOwner,
  keepsAccessory,
} from '@/lib/search/understanding/things/own-accessory';
import { nearThings, wholesOf } from '@/lib/search/understanding/things/related-things';
import { inThingsCategory, ofThing } from '@/lib/search/understanding/things/scope-of-thing';
import { groupOfThing, thingOf } from '@/lib/search/understanding/things/things-index';
import { forKids, withoutToy } from '@/lib/search/understanding/things/toy-of';

const ask = (address: string) => parseSearch(new URLSearchParams(address), { isAdult: false });

test.each([
  ['q=gaming+laptop', 'buy-and-sell', 'electronics'],
  ['q=dog+grooming', 'services', 'other-services'],
  ['q=sofa&category=home', 'home', 'home'],
  ['q=xyzzyxyzzy', undefined, undefined],
  ['q=laptop&category=property-to-rent', undefined, 'property-to-rent'],
])('%s is kept in %s, then in %s', (address, group, category) => {
  expect(ofThing(ask(address))?.scope?.slug).toBe(group);
  expect(inThingsCategory(ask(address)).scope?.slug).toBe(category);
});

test('shortened searches keep the noun', () => {
  expect(keepsThing('laptop', 'gaming laptop')).toBe(true);
  expect(keepsThing('gaming', 'gaming laptop')).toBe(false);
  expect(keepsThing('size football', 'size 9 football boots')).toBe(false);
});

test('or an item of the group, or a distinctive word of the noun', () => {
  expect(keepsGroup('boots', 'football boots')).toBe(true);
  expect(keepsGroup('boots', 'boots van')).toBe(false);
  expect(sharesNoun('english', 'english lessons')).toBe(true);
  expect(sharesNoun('lessons', 'english lessons')).toBe(false);
});

test('related items are of the same kind, never half of the name', () => {
  expect(wholesOf('cockapoo')).toContain('dog');
  expect(nearThings('ladders').some((search) => search.startsWith('tools'))).toBe(true);
  expect(nearThings('oboe lessons')).toContain('lesson');
  expect(nearThings('xyzzyxyzzy')).toEqual([]);
  expect(sharesNoun('surf', 'surf board')).toBe(true);
  expect(sharesNoun('board', 'surf board')).toBe(false);
});

test.each([
  ['pet sitter', 'pet OR sitter'],
  ['wedding photographer', 'wedding'],
  ['tiler', null],
])('the topics of “%s” are %s', (text, topics) => {
  expect(anyTopic(text)).toBe(topics);
});

test.each([
  ['dell laptop', 'dell'],
  ['boys north face coat', 'north face'],
  ['nintendo ds games', 'nintendo ds'],
  ['oak table', null],
  ['apple tree', null],
])('the maker in “%s” is %s', (text, brand) => {
  expect(brandOf(text)).toBe(brand);
});

test.each([
  ['corsa 3 door 1.2', 'cars'],
  ['macbook air m1', 'electronics'],
  ['will writing service', 'financial-services'],
  ['rabbit hutch 2 storey', 'leisure'],
])('the words after the item in “%s” name no other', (text, category) => {
  expect(inThingsCategory(ask(`q=${text}`)).scope?.slug).toBe(category);
});

test.each([
  ['corsa 1.2 good first car', ['corsa']],
  ['jag xf estate', ['xf']],
  ['nissan car', ['nissan']],
  ['family estate car', ['estate', 'car']],
])('the item of “%s” is %j', (text, words) => {
  expect(thingOf(text)?.words).toEqual(words);
});

test.each([
  ['toddlers scooter', 'leisure'],
  ['boardgame group', 'friendship-friends'],
  ['iphone screen fix', 'web-and-it-services'],
])('“%s” is another spelling of a noun, of %s', (text, category) => {
  expect(inThingsCategory(ask(`q=${text}`)).scope?.slug).toBe(category);
});

test.each([
  ['bugaboo raincover', true],
  ['dyson v8 filter', true],
  ['camera bag', true],
  ['kawasaki bike cover', true],
  ['radley bag', false],
  ['leather bag', false],
  ['pram with raincover', false],
  ['sofa', false],
])('“%s” asks for an accessory: %s', (text, isAccessory) => {
  expect(isOfOwner(text)).toBe(isAccessory);
});

test('a search for an accessory is not widened to what it belongs to', () => {
  expect(keepsAccessory('bugaboo raincover', 'bugaboo bee raincover')).toBe(true);
  expect(keepsAccessory('bugaboo', 'bugaboo bee raincover')).toBe(false);
  expect(keepsAccessory('dyson bags', 'dyson hoover bags')).toBe(true);
  expect(keepsAccessory('bags', 'dyson hoover bags')).toBe(false);
  expect(accessoriesOfOne('dyson hoover bags')).toEqual(['dyson bags', 'hoover bags']);
  expect(accessoriesOfOne('wii two controllers')).toEqual(['wii controllers']);
  expect(keepsAccessory('two controllers', 'wii two controllers')).toBe(false);
  expect(keepsAccessory('roof bars', 'roof bars skoda fabia')).toBe(true);
  expect(keepsGroup('horse', 'horse rug')).toBe(false);
  expect(sharesNoun('pony', 'pony saddle')).toBe(false);
});

test.each([
  ['powerboat course', 'powerboat'],
  ['oven cleaning', 'oven'],
  ['emergency course', null],
  ['plumber', null],
  ['training shoes', null],
])('the subject of “%s” is %s', (text, subject) => {
  expect(subjectOf(text)).toBe(subject);
});

test.each([
  ['ps4 hdmi repair', 'services'],
  ['kayak hire', 'services'],
  ['corsa spares', 'vehicles'],
  ['ps4 controller', 'buy-and-sell'],
])('“%s” is looked for in %s', (text, group) => {
  expect(groupOfThing(thingOf(text))).toBe(group);
});

test.each([
  ['ninja bike', 'ninja'],
  ['red van', null],
  ['farm quad 4x4', null],
  ['wooden boat shed', null],
])('the model of “%s” is %s', (text, model) => {
  expect(modelAlone(text)).toBe(model);
});

test('a toy is also looked for by the name of what it copies, which is quoted', () => {
  expect(withoutToy('toy hoover')).toBe('"hoover"');
  expect(forKids('toy hoover')).toBe('kids hoover');
  expect(thingOf('lego vw campervan')).toMatchObject({ words: ['lego'], slugs: ['leisure'] });
  expect(withoutToy('toy poodle')).toBeNull();
  expect(withoutToy('hoover')).toBeNull();
});

test.each([
  ['tv stand glass', 'tv stand'],
  ['greenhouse glass', 'glass'],
  ['makita drill 2 batteries', 'drill'],
])('“%s” is about a %s', (text, name) => {
  expect(thingOf(text)?.words.join(' ')).toBe(name);
});
