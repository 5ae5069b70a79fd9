import { expect, test } from 'vitest';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';

/* The time spans in the index of words: ad_rank_spans of the migrations. */

const until = new Date('2026-11-22T16:59:03Z');

async function ask(since: Date, moments: readonly Date[]) {
  const [row] = await db.$queryRaw<{ spans: number; found: boolean[] }[]>`
    SELECT cardinality(searched."spans") AS "spans",
      (SELECT array_agg(ad_rank_spans("at") && searched."spans" ORDER BY "index")
        FROM unnest(${moments}::timestamptz[]) WITH ORDINALITY AS given("at", "index")) AS "found"
    FROM (SELECT ad_rank_spans_between(${since}, ${until}) AS "spans") searched`;
  return { spans: row?.spans ?? 0, found: row?.found ?? [] };
}

test.each([
  ['a minute', hour / 60, 6 * hour],
  ['a day', day, 6 * hour],
  ['42 hours', 42 * hour, 6 * hour],
  ['two days', 2 * day, 36 * hour],
  ['ten days', 10 * day, 36 * hour],
  ['two months', 60 * day, 9 * day],
  ['a year', 365 * day, 54 * day],
])('%s is covered by a few spans that hardly exceed it', async (_, length, span) => {
  const since = addTime(until, -length);
  const inside = Array.from({ length: 500 }, (_, step) => addTime(since, (length * step) / 499));
  const outside = [addTime(since, -span), addTime(until, span)];
  const { spans, found } = await ask(since, [...inside, ...outside]);
  expect(found.slice(0, 500)).toEqual(inside.map(() => true));
  expect(found.slice(500)).toEqual([false, false]);
  expect(spans).toBeLessThanOrEqual(9);
});

test('an empty time has no spans', async () => {
  const { found } = await ask(addTime(until, day), [until]);
  expect(found).toEqual([null]);
});

test('spans of different lengths have different numbers', async () => {
  const moments = Array.from({ length: 400 }, (_, index) => addTime(until, -index * 3 * hour));
  const rows = await db.$queryRaw<{ spans: number[] }[]>`
    SELECT ad_rank_spans("at") AS "spans" FROM unnest(${moments}::timestamptz[]) AS "at"`;
  const ofLength = [0, 1, 2, 3].map((level) => new Set(rows.map(({ spans }) => spans[level])));
  const all = new Set(rows.flatMap(({ spans }) => spans));
  expect(all.size).toBe(ofLength.reduce((sum, { size }) => sum + size, 0));
});
