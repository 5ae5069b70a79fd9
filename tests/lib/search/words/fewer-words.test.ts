import { expect, test } from 'vitest';
import { anyWord, fewerWords } from '@/lib/search/words/fewer-words';

test('fewer words keep the item as long as possible', () => {
  expect(fewerWords('red leather sofa', 1)).toEqual(['leather sofa', 'red sofa', 'sofa']);
  expect(fewerWords('red leather sofa', 2)).toEqual(['leather sofa', 'red sofa']);
});

test('adjectives are not left alone', () => {
  expect(fewerWords('electric wheelchair', 1)).toEqual(['wheelchair']);
  expect(fewerWords('red electric xylotron 2019', 1)).not.toContain('red electric');
  expect(fewerWords('galaxy s23 grip', 1)).toContain('s23');
  expect(fewerWords('nike air max pump', 1)).toContain('air max');
  expect(fewerWords('large red', 1)).toEqual(['large', 'red']);
  expect(anyWord('large garden')).toBe('garden');
  expect(anyWord('large south garden')).toBe('south OR garden');
  expect(anyWord('16 year olds')).toBe('16 OR olds');
  expect(anyWord('large modern')).toBe('large OR modern');
  expect(anyWord('garden')).toBeNull();
  expect(anyWord('part time florist job')).toBe('florist');
  expect(anyWord('diesel for my dad')).toBe('diesel');
});

test('short words are dropped first and do not count', () => {
  expect(fewerWords('flat to rent', 2)).toEqual(['flat rent']);
  expect(fewerWords('a 2', 1)).toEqual([]);
});

test('a purpose is not an item', () => {
  expect(fewerWords('walking sticks for hiking', 1)).not.toContain('hiking');
  expect(fewerWords('prom dress size 8 green', 1)).toContain('prom dress');
  expect(fewerWords('xylotron plain van for work', 1)).toContain('xylotron van');
});

test('quoted and excluded words are kept', () => {
  expect(fewerWords('"oak table" round', 1)).toEqual([]);
  expect(fewerWords('oak table -round', 2)).toEqual([]);
  expect(fewerWords('oak table -round', 1)).toEqual(['table -round']);
  expect(fewerWords('oak OR table', 1)).toEqual([]);
});

test('long texts give few variants', () => {
  const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  expect(fewerWords(text, 1).length).toBeLessThan(20);
});

test('a size keeps its number, and colours are dropped first', () => {
  expect(fewerWords('ladies red dress size 14', 1).slice(0, 3)).toEqual([
    'red dress size 14',
    'ladies dress size 14',
    'dress size 14',
  ]);
  expect(fewerWords('bike 26 inch wheel', 1)).not.toContain('bike inch wheel');
  expect(fewerWords('boys coat age 3-4', 1)[0]).toBe('boys coat 3-4');
  expect(fewerWords('curtains 90 x 90', 1)).toContain('curtains 90');
});
