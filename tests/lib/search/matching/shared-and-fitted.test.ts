import { expect, test } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { aboutThing } from '@/lib/search/matching/about-thing';
import { lookAlikesOf } from '@/lib/search/matching/look-alikes/look-alikes';
import { allAds } from '@/lib/search/query/search-query';
import { givenAway } from '@/lib/search/vocabulary/given-away';
import { fittedOrHired } from '@/lib/search/vocabulary/services/fitted-or-hired';
import { sharedCategories } from '@/lib/search/vocabulary/services/shared-categories';
import { anyQuery } from '@/lib/search/words/words-query';

const otherTrades = (text: string, titles: readonly string[]) =>
  readRows<{ title: string }>(Prisma.sql`
    SELECT title FROM unnest(${[...titles]}::text[]) ad(title)
    WHERE setweight(to_tsvector('ad_english', title), 'A') @@
      to_tsquery('ad_english', ${lookAlikesOf({ ...allAds(false), text })?.otherTrade ?? ''})`);

test.each(
  sharedCategories.flatMap(({ nouns, others, own }) =>
    nouns.map((noun) => [noun, others, own] as const),
  ),
)('a search for “%s” leaves out %s, unless with %s', async (noun, others, own) => {
  const found = await otherTrades(noun, others);
  expect(found.map(({ title }) => title)).toEqual(others);
  const both = own.map((word) => `${others[0]} and ${word}`);
  expect(await otherTrades(noun, both)).toEqual([]);
});

test.each([...fittedOrHired])('a search for “%s” lists services too', (text) => {
  expect(aboutThing({ ...allAds(false), text })?.others).not.toContain('services');
});

test('goods that nobody fits or hires do not', () => {
  expect(aboutThing({ ...allAds(false), text: 'teddy bear' })?.others).toContain('services');
});

test.each(givenAway)('“%s” says that something is free', async (phrase) => {
  const found = await readRows<{ isFree: boolean }>(Prisma.sql`
    SELECT to_tsvector('ad_english', ${`Two cats, ${phrase} wanted`}::text) @@
      to_tsquery('ad_english', ${anyQuery([phrase], '')}) AS "isFree"`);
  expect(found).toEqual([{ isFree: true }]);
});
