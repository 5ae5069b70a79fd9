import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understanding/understand';

const read = (text: string) => {
  const { pieces, text: left } = understand({ text, scope: null, isAdult: false, asText: [] });
  return [left, pieces.find(({ meaning }) => meaning.area)?.meaning.area?.name];
};

test.each([
  ['sofa christchurch', 'sofa', 'Christchurch'],
  ['coffee table bath', 'coffee table', 'Bath'],
  ['mountain bike seaford', 'mountain bike', 'Seaford'],
  ['iphone 13 stanley', 'iphone 13', 'Stanley'],
  ['l200 hard top elgin', 'l200 hard top', 'Elgin'],
  ['fridge redcar', 'fridge', 'Redcar'],
  ['rugby ball rugby', 'rugby ball', 'Rugby'],
  ['guitar stand reading', 'guitar stand', 'Reading'],
  ['kids bike wellington', 'kids bike', 'Wellington'],
])('“%s” is %s in %s', (text, left, area) => {
  expect(read(text)).toEqual([left, area]);
});

test.each([
  ['washing machine leeds 8', 'washing machine', 'Roundhay LS8'],
  ['sofa in sheffield 10', 'sofa', 'Crookes S10'],
  ['sofa leeds 2 seater', 'sofa 2 seater', 'Leeds'],
])('“%s” is %s in %s', (text, left, area) => {
  expect(read(text)).toEqual([left, area]);
});

test.each([
  'watch hamilton',
  'sofa chesterfield',
  'shower bath',
  'baby bath',
  'winter coat burton',
  'golf driver cleveland',
  'bunk beds',
  'sofa bow',
])('“%s” names no place', (text) => {
  expect(read(text)).toEqual([text, undefined]);
});
