import { describe, expect, test } from 'vitest';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { Clause } from '@/lib/search/open-search/clause';
import { tokenOf, wordsClause } from '@/lib/search/open-search/words-clause';
import { matches } from '@/tests/builders/open-search/evaluate';

/* A translated tsquery finds the same texts as PostgreSQL's own. */

const texts = [
  'Electric mountain bike',
  'Bike, electric',
  "Women's coat: size 10, O'Neill",
  'Bed in a bag for a child',
  'A bag beside the bed',
  'Rock-n-roll e-bike, iPhone 13 Pro',
  'Café table \\ chairs',
  'Honda PCX125, pcx2 and a pc',
];

async function ask(query: string): Promise<{ own: string[]; other: string[] }> {
  const rows = await readRows<{ text: string; isFound: boolean; read: string; words: Lexeme[] }>(
    Prisma.sql`
      SELECT "text", v @@ q AS "isFound", q::text AS "read",
        (SELECT json_agg(json_build_array(w.lexeme, w.positions, w.weights)) FROM unnest(v) w) AS "words"
      FROM unnest(${texts}::text[]) AS "text",
        LATERAL (SELECT setweight(to_tsvector('ad_english', "text"), 'A') AS v) vectors,
        to_tsquery('ad_english', ${query}) q`,
  );
  const clause: Clause = wordsClause(rows[0]?.read ?? '');
  return {
    own: rows.flatMap(({ text, isFound }) => (isFound ? [text] : [])),
    other: rows.flatMap(({ text, words }) =>
      matches(clause, { words: toWords(words) }) ? [text] : [],
    ),
  };
}

type Lexeme = [lexeme: string, positions: number[], weights: string[]];

function toWords(lexemes: readonly Lexeme[]): string {
  const tokens: string[] = [];
  for (const [lexeme, positions, weights] of lexemes) {
    for (const [at, position] of positions.entries()) {
      tokens[position - 1] = tokenOf(lexeme, weights[at] ?? 'D');
    }
  }
  return Array.from(tokens, (token) => token ?? '.').join(' ');
}

describe('both engines match the same texts for', () => {
  test.each([
    "'bike'",
    "'electric bike'",
    "'electric bike' | ('electric' <2> 'bike')",
    "'electric' & !'mountain'",
    "('coat' | 'jacket') & 'size 10'",
    "'o''neill'",
    "'bed in a bag'",
    "'e-bike'",
    "'iphone 13':A",
    "'bike':B",
    "'pcx1':*",
    "'pcx' | 'pcx2':*AD",
    "'pcx1':*B",
    "'cafe'",
    "!('bike' | 'coat')",
    "'the'",
  ])('%s', async (query) => {
    const { own, other } = await ask(query);
    expect(other).toEqual(own);
  });
});

test('an invalid tsquery is refused', () => {
  expect(() => wordsClause('bike')).toThrow('Unknown tsquery');
});
