import { expect, test } from 'vitest';
import { splitPurpose } from '@/lib/search/understanding/purpose';
import { trimmedTexts } from '@/lib/search/understanding/without-droppable-words';

test.each([
  ['telescope for stargazing', 'telescope', 'stargazing'],
  ['desk for small bedroom', 'desk', 'small bedroom'],
  ['keyboard for a beginner', 'keyboard', 'a beginner'],
  ['estate car for towing', 'estate car', 'towing'],
])('“%s” asks for “%s”; its purpose affects ranking: %s', (text, needed, purpose) => {
  expect(splitPurpose(text)).toEqual({ needed, purpose });
});

test.each([
  'charger for dell latitude',
  'cover for garden table',
  'coat for a toddler',
  'games for the wii',
  'mirror for a vauxhall corsa',
  'plumber for bathroom',
  'tent for 6 people',
  'sofa',
  '"desk for study"',
])('all of “%s” is required', (text) => {
  expect(splitPurpose(text)).toEqual({ needed: text, purpose: null });
});

test.each([
  ['tv bracket for 32 inch tv', ['tv bracket']],
  ['scooter for a 6 year old', ['kids scooter', 'scooter']],
  ['bed with mattress for guests', ['bed with mattress', 'bed']],
  ['charger for phone', []],
  ['lessons for clarinet', []],
  ['dj decks n mixer', ['dj decks']],
  ['washing machine and dryer', ['washing machine']],
  ['vertical blinds 6ft window', ['vertical blinds']],
  ['curtains 90 x 90 inch', ['curtains']],
  ['salt and pepper mill', []],
  ['dog and cat food', []],
  ['iphone 8 plus', []],
  ['shed 8 by 6 ft', ['shed']],
  ['hiking boots size 8 mens', []],
])('“%s” is reduced to %j', (text, trimmed) => {
  expect(trimmedTexts(text)).toEqual(trimmed);
});
