import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { type Clause, nothing } from './clause';
import { wordsClause } from './words-clause';

/** Converts a text for to_tsquery to a clause. */
export type Words = (query: string) => Clause;

/** `build` runs twice: first to collect its words, then with their clauses. */
export async function withWords<T>(build: (words: Words) => T): Promise<T> {
  const asked = new Set<string>();
  const first = build((query) => {
    asked.add(query);
    return nothing;
  });
  if (asked.size === 0) return first;
  const rows = await readRows<{ asked: string; read: string }>(Prisma.sql`
    SELECT "asked", to_tsquery('ad_english', "asked")::text AS "read"
    FROM unnest(${[...asked]}::text[]) AS "asked"`);
  const clauses = new Map(rows.map((row) => [row.asked, wordsClause(row.read)]));
  return build((query) => clauses.get(query) ?? nothing);
}
