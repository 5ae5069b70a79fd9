import { expect, test } from 'vitest';
import { bedroomsOfTitle, withBedroomsOfTitle } from '@/lib/ads/publishing/form/bedrooms-of-title';

test.each([
  ['2 bed flat near Kirkstall Abbey', 2],
  ['Two-bedroom terraced house', 2],
  ['3bed semi with garden', 3],
  ['House, four bedrooms', 4],
  ['Flat with single bed', undefined],
  ['Flat with bed frame', undefined],
  ['Flat in Bedminster, 2 minutes from the bridge', undefined],
  ['No. 2 Bedford Street', undefined],
])('“%s” says %s bedrooms', (title, bedrooms) => {
  expect(bedroomsOfTitle(title)).toBe(bedrooms);
});

test('the title is used if the field is asked and empty', () => {
  const title = '2 bed flat';
  expect(withBedroomsOfTitle({ bedrooms: '' }, title)).toEqual({ bedrooms: 2 });
  expect(withBedroomsOfTitle({ bedrooms: 0 }, title)).toEqual({ bedrooms: 0 });
  expect(withBedroomsOfTitle({ surface: 500 }, title)).toEqual({ surface: 500 });
});
