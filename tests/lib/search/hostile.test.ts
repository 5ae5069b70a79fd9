import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { parseSearch } from '@/lib/search/address/search-params';
import { searchAds } from '@/lib/search/list/search-ads';
import { suggest } from '@/lib/search/suggestions/suggest';

const now = new Date();

test('a query that takes too long is unavailable, not an internal error', async () => {
  await expect(readRows(Prisma.sql`SELECT pg_sleep(10)`)).rejects.toMatchObject({
    name: 'AppError',
    code: 'unavailable',
    retryAfter: 5,
  });
});

test('also one without a free connection', async () => {
  const questions = Array.from({ length: 40 }, () => readRows(Prisma.sql`SELECT pg_sleep(1.9)`));
  const outcomes = await Promise.allSettled(questions);
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const { reason } of failed as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ name: 'AppError', code: 'unavailable' });
  }
}, 20_000);

test('read connections cannot write', async () => {
  await expect(readRows(Prisma.sql`DELETE FROM "SearchTerm"`)).rejects.toThrow('read-only');
});

test.each([
  'q=constructor+1',
  'q=constructor+job',
  'q=__proto__+lady',
  'q=the',
  'q=-the',
  'q=OR',
  'q=a+OR+OR+b',
  'q="""',
  'q="the "sofa',
  'q="a\\" b',
  'q=" sofa "couch',
  'q=%26+%7C+!+(+)+:*+%3C-%3E',
  `q=${'\'; DROP TABLE "Ad"; --'}`,
  `q=${'sofa+'.repeat(300)}`,
  'q=sofa+couch+settee+bike+bicycle+pram+buggy+tv+pc',
  'q="sofa+couch"+-settee',
  'category=cars&make=%27%22%5C%00&year-min=1987',
  'place=london&radius=50&q=sofa&sort=nearest&after=m-0-0-abcdefghjk12',
  'sort=price-up&before=u-_-abcdefghjk12',
])('%s gets an answer', async (address) => {
  const query = parseSearch(new URLSearchParams(address), { isAdult: false });
  expect((await searchAds(query, now)).query.isAdult).toBe(false);
});

/*
 * Words with many synonyms: every combination of one of each would be 20 million. It took minutes, and now takes less
 * than a tenth of a second.
 */
test('alternatives of words with many synonyms are not multiplied with each other', async () => {
  const q = 'x OR dog laptop furniture games van motorbike';
  const query = parseSearch(new URLSearchParams({ q }), { isAdult: false });
  expect((await searchAds(query, now)).query.text).toBe(q);
}, 5_000);

/** Words with a meaning of their own, and signs of PostgreSQL's queries. */
const pieces = fc.constantFrom(
  ...['"', '" ', ' "', '-', ' -', "'", '\\', '|', '&', '!', '(', ')', ':*', '<->', ' OR '],
  ...['dog ', 'laptop ', 'furniture ', 'games '],
  ...['the', 'a ', ' sofa', 'sofa ', ' 2', '50"', '6ft', ' size 8', ' uk ', 'w/m', '£', '*'],
  ...[' under 50', ' in leeds', 'no ', ' not ', ' for ', ' with ', ' x4 ', '100-150', ' e3', 'n'],
);

test('no words make the search or its suggestions throw', async () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.stringMatching(/^[-"'|&!():*<>\\ a-z]{1,20}$/),
    fc.array(pieces, { minLength: 1, maxLength: 8 }).map((some) => some.join('')),
  );
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (q, isAdult) => {
      const query = parseSearch(new URLSearchParams({ q, make: q, place: q }), { isAdult });
      await searchAds(query, now);
      await suggest(q, now);
    }),
    { numRuns: 60 },
  );
}, 60_000);
