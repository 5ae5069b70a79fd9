import { expect, test } from 'vitest';
import { listsByName, phrases, wordSet } from '@/lib/search/vocabulary/lists';

test('phrases stand between commas or on lines of their own', () => {
  expect(phrases(' sofa bed, bunk bed ,\n cot\npram')).toEqual([
    'sofa bed',
    'bunk bed',
    'cot',
    'pram',
  ]);
});

test('words stand between spaces, commas or on lines of their own', () => {
  expect([...wordSet(' black white, red\n blue ')]).toEqual(['black', 'white', 'red', 'blue']);
});

test('a name has the entries of all its lines', () => {
  expect([...listsByName('\ncat, dog: bowl\ndog: lead, collar\n')]).toEqual([
    ['cat', ['bowl']],
    ['dog', ['bowl', 'lead', 'collar']],
  ]);
});

test.each([
  ['phrases', () => phrases('cot, pram, cot'), 'Twice in the list of “cot”: cot'],
  ['words', () => wordSet('red blue red'), 'Twice in the list of “red”: red'],
  ['a line', () => listsByName('dog: lead, lead'), 'Twice in the list of “lead”: lead'],
  [
    'lines of a name',
    () => listsByName('dog: lead\ncat, dog: lead'),
    'Twice in the list of “dog”: lead',
  ],
])('%s with a repeated entry are refused', (_, read, message) => {
  expect(read).toThrow(message);
});

test.each([
  ['phrases', () => phrases('cot,, pram')],
  ['words', () => wordSet(' ')],
  ['a list', () => listsByName('dog: lead, , collar')],
])('%s with an empty entry are refused', (_, read) => {
  expect(read).toThrow('An empty entry');
});

test.each(['collar', 'dog: lead: collar'])('“%s” is not a list of one name', (line) => {
  expect(() => listsByName(`cat: bowl\n${line}`)).toThrow(`Not a list: “${line}”`);
});
