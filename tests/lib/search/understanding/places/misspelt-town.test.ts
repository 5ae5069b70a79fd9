import { expect, test } from 'vitest';
import { understand } from '@/lib/search/understanding/understand';

const placeIn = (text: string) =>
  understand({ text, scope: null, isAdult: false, asText: [] }).pieces.find(
    ({ meaning }) => meaning.area,
  )?.meaning.area?.name ?? null;

test.each([
  ['plumber bromly', 'Bromley'],
  ['plumber hackny', 'Hackney'],
  ['sofa lewishm', 'Lewisham'],
  ['horse trailer cirenster', 'Cirencester'],
  ['house stockbrige', 'Stockbridge EH3'],
  ['house hebden', 'Hebden Bridge'],
])('“%s” is in %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});

test.each([
  'swift challanger',
  'sofa in wibbleton',
  'slouch boots',
  'mens oxfords',
  'rolex yachtmaster',
])('“%s” names no place', (text) => {
  expect(placeIn(text)).toBeNull();
});
