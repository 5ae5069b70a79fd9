import { expect, test } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { asSet, namesAccessorySql } from '@/lib/search/postgresql/sql/accessories-sql';
import {
  accessories,
  ownAccessories,
  souvenirs,
  sureAccessories,
} from '@/lib/search/vocabulary/accessories/accessories';
import { accessoriesOfThings } from '@/lib/search/vocabulary/accessories/accessories-of-things';
import { stemOf } from '@/lib/search/vocabulary/accessories/stems';
import { isStopWord } from '@/lib/search/words/stop-words';

const names = [
  accessories,
  ownAccessories,
  souvenirs,
  sureAccessories,
  ...accessoriesOfThings.values(),
].flat();
const words = [...new Set(names.flatMap((name) => name.split(' ')))];

test('each word of an accessory has the stem that PostgreSQL gives it', async () => {
  const rows = await readRows<{ word: string; query: string }>(Prisma.sql`
    SELECT word, to_tsquery('ad_english', quote_literal(word))::text AS "query"
    FROM unnest(${words}::text[]) word`);
  const stems = Object.fromEntries(rows.map(({ word, query }) => [word, query]));
  const expected = words.map((word) => [word, isStopWord(word) ? '' : `'${stemOf(word)}'`]);
  expect(stems).toEqual(Object.fromEntries(expected));
});

test('names can be keys without escaping', () => {
  for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
  expect(JSON.parse(asSet(['tow bar', 'case']))).toEqual({ 'tow bar': 1, case: 1 });
  expect(JSON.parse(asSet([]))).toEqual({});
});

test.each([
  ['Towing bar, bent', ['tow bar'], true],
  ['Bar with tow rope', ['tow bar'], false],
  ['Two batteries', ['battery', 'tow bar'], true],
  ['Wine bar', ['battery', 'tow bar'], false],
  ['Wine bar', [], false],
])('“%s” names one of %j: %s', async (title, accessories, isNamed) => {
  const [row] = await readRows<{ isNamed: boolean }>(Prisma.sql`
    SELECT ${namesAccessorySql(accessories)} AS "isNamed"
    FROM (SELECT setweight(to_tsvector('ad_english', ${title}), 'A') AS "search") a`);
  expect(row?.isNamed).toBe(isNamed);
});
