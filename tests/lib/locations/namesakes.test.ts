import { expect, test } from 'vitest';
import { areaOfText } from '@/lib/locations/area-of-text';
import { areaText } from '@/lib/locations/area-text';
import { namesakesOf } from '@/lib/locations/names/namesakes';

const namesakes = (typed: string) => {
  const area = areaOfText(typed);
  return area ? namesakesOf(area).map(areaText) : ['unknown'];
};

test.each([
  ['Richmond', 'Richmond, North Yorkshire'],
  ['Ashford', 'Ashford, Spelthorne'],
  ['Newport', 'Newport, Isle of Wight'],
  ['Bangor', 'Bangor, Gwynedd'],
  ['Gillingham', 'Gillingham, Dorset'],
  ['Whitchurch', 'Whitchurch, Shropshire'],
  ['St Ives', 'St Ives, Cornwall'],
  ['Newcastle', 'Newcastle-under-Lyme'],
])('%s is the largest, and %s is offered too', (typed, other) => {
  expect(namesakes(typed)).toContain(other);
});

test('nothing is offered for a town with its county, or a well-known city', () => {
  for (const typed of ['Bangor, Gwynedd', 'Newport Isle of Wight', 'Leeds', 'Manchester', 'Kent']) {
    expect(namesakes(typed)).toEqual([]);
  }
});

test.each([
  ['Romford, Essex', 'Romford'],
  ['sutton surrey', 'Sutton'],
  ['Kingston, Surrey', 'Kingston upon Thames'],
  ['Ashford, Surrey', 'Ashford, Spelthorne'],
  ['newcastle staffs', 'Newcastle-under-Lyme'],
])('%s is %s, although the town may be beside that county', (typed, town) => {
  const area = areaOfText(typed);
  expect(area && areaText(area)).toBe(town);
});

test('a town far from the named county is not found', () => {
  expect(areaOfText('Perth, Essex')).toBeUndefined();
});
