import { expect, test } from 'vitest';
import { withoutDevice } from '@/lib/search/matching/look-alikes/accessories-of-thing';
import { topicsOf, tradeOf } from '@/lib/search/understanding/things/keeps-thing';
import { nearThings } from '@/lib/search/understanding/things/related-things';
import { withoutHead } from '@/lib/search/understanding/things/scope-of-thing';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import {
  alsoVerbs,
  anyVehicle,
  devices,
  genericHeads,
  noTitles,
  tellingHeads,
  titledHeads,
  vagueHeads,
} from '@/lib/search/vocabulary/heads';

test.each([...genericHeads])('“%s” is no topic, and no trade of its own', (word) => {
  expect(topicsOf(`violin ${word}`)).not.toContain(word);
  expect(tradeOf(`wedding ${word}`)).toBeNull();
});

test.each([...vagueHeads])('“%s” is too vague', (word) => {
  expect(topicsOf(`ps4 ${word}`)).not.toContain(word);
  expect(withoutHead(`${word} tickets`)).toBeNull();
});

test.each([...titledHeads])('“coldplay %s” is called Coldplay', (word) => {
  expect(withoutHead(`coldplay ${word}`)).toBe('coldplay');
});

test.each([...noTitles])('“%s tickets” have no title', (word) => {
  expect(withoutHead(`${word} tickets`)).toBeNull();
});

const tellingExamples = [
  ...['oboe lesson', 'maths tutor', 'piano teacher', 'phone repair', 'van hire', 'yoga class'],
  ...['carpet cleaning', 'window cleaner', 'van driver', 'dental nurse', 'pastry chef'],
  ...['gas engineer', 'plumbing apprentice', 'kitchen fitter', 'dog training', 'tv installation'],
  ...['first aid course', 'beauty therapist', 'parcel delivery'],
];

test.each([...tellingHeads])('“%s” leads to related searches', (word) => {
  const text = tellingExamples.find((example) => example.endsWith(` ${word}`)) ?? '';
  expect(nearThings(text)).toContain(word);
});

test.each([...alsoVerbs])('“%s” of a set is no topic', (word) => {
  expect(topicsOf(`${word} set`)).not.toContain(word);
});

test.each([...devices])('“ps5 %s” is also called PS5', (word) => {
  expect(withoutDevice(['ps5', word])).toEqual(['ps5']);
});

test.each([...anyVehicle])('“corsa good %s” is a Corsa', (word) => {
  expect(thingOf(`corsa good ${word}`)?.words).toEqual(['corsa']);
});
