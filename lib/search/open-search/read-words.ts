import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { type Clause, nothing } from './clause';
import { wordsClause } from './words-clause';

/** Converts a text for to_tsquery to a clause. */
export type Words = (query: string) => Clause;

/** `build` runs twice: first to collect its words, then with their clauses. */
export async function withWords<T>(build: (words: Words) => T): Promise<T> {
  const queries = new Set<string>();
  const first = build((query) => {
    queries.add(query);
    return nothing;
  });
  if (queries.size === 0) return first;
  const rows = await readRows<{ query: string; read: string }>(Prisma.sql`
    SELECT "query", to_tsquery('ad_english', "query")::text AS "read"
    FROM unnest(${[...queries]}::text[]) AS "query"`);
  const clauses = new Map(rows.map((row) => [row.query, wordsClause(row.read)]));
  return build((query) => clauses.get(query) ?? nothing);
}
