import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';

/* Splits the words of a title into the item and the rest. */

async function thingOf(title: string, group = 'buy-and-sell'): Promise<string> {
  const [row] = await db.$queryRaw<{ words: string[] }[]>`
    SELECT tsvector_to_array(ts_filter("ad_title_words"(${title}, ${group}), '{a}')) AS "words"`;
  return (row?.words ?? []).sort().join(' ');
}

describe('a title is about', () => {
  test.each([
    ['Road bike, 54 cm, Shimano', 'bike road'],
    ['Tow-bar rack for two bikes', 'bar rack tow tow-bar'],
    ['Case for iPhone 13', 'case'],
    ['iPhone 13 with charger and case', '13 iphon'],
    ['Sofa for sale', 'sale sofa'],
    ['For sale: oak table', 'oak tabl'],
    ['Bike for kids, 16 inch', 'bike kid'],
    ['Two-bed flat in Leeds', 'bed flat two two-b'],
    ['NICEIC electrician: rewires, fuse boards', 'electrician niceic'],
    ['Car mats - fits Ford Fiesta', 'car mat'],
    ['Bumper fits Golf', 'bumper'],
    ['Sofa', 'sofa'],
    ['Washer/dryer, Bosch', 'dryer washer'],
    ['Tyre 205/55R16, part worn', '205/55r16 tyre'],
  ])('%s', async (title, thing) => {
    expect(await thingOf(title)).toBe(thing);
  });

  test.each(['Wanted: road bike', 'Bike wanted', 'BMW E46 spares or repair', 'iPhone 12 faulty'])(
    'without what it includes: %s',
    async (title) => {
      expect(await thingOf(title)).toBe('');
    },
  );

  test.each([
    ['Filton: gardener, weekends too', 'filton garden'],
    ['Tidy Corner: regular home cleaning, insured', 'clean corner home regular tidi'],
    ['Gardener for big and small gardens: hedges, lawns', 'garden'],
  ])('of services also behind a name: %s', async (title, thing) => {
    expect(await thingOf(title, 'services')).toBe(thing);
  });

  test('jobs, flatmates and friends are "wanted" in offers', async () => {
    expect(await thingOf('Chef wanted, Leeds', 'jobs')).toContain('chef');
    expect(await thingOf('Flatmate wanted near the park', 'property')).toContain('flatmat');
    expect(await thingOf('Looking for walking friends', 'personals')).toContain('look');
  });
});
