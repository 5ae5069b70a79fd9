import { Prisma } from '@/lib/db/generated/client';
import { wordsQuery } from '@/lib/search/words/words-query';

/** Immutable, so that PostgreSQL parses it once for each statement. */
export const wordsSql = (text: string): Prisma.Sql => querySql(wordsQuery(text));

export const querySql = (query: string): Prisma.Sql =>
  Prisma.sql`to_tsquery('ad_english', ${query})`;

/** An empty tsquery (stop words only) matches nothing; without the check PostgreSQL reads all ads. */
export const hasWordsSql = (text: string) =>
  Prisma.sql`(numnode(${wordsSql(text)}) > 0 AND a."search" @@ ${wordsSql(text)})`;

/** False for queries of excluded words only, which no index can answer. */
export const canBeLookedUpSql = (text: string) =>
  Prisma.sql`querytree(${wordsSql(text)}) NOT IN ('', 'T')`;

export const titleHasWordsSql = (text: string) =>
  Prisma.sql`to_tsvector('ad_english', a."title") @@ ${wordsSql(text)}`;
