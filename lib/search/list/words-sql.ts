import { synonymsOf } from '@/lib/catalogue/synonyms';
import { Prisma } from '@/lib/db/generated/client';

/* websearch_to_tsquery: quotes, OR and minus. */

/** Each synonym makes the query longer. */
const mostSynonyms = 5;

/** Synonyms apply outside quotes only. */
export function wordsSql(text: string): Prisma.Sql {
  const asked = Prisma.sql`websearch_to_tsquery('ad_english', ${text})`;
  return synonymGroups(text).reduce(
    (query, { word, group }) => Prisma.sql`ts_rewrite(${query},
      to_tsquery('ad_english', ${quoted(word)}),
      to_tsquery('ad_english', ${group.map(quoted).join(' | ')}))`,
    asked,
  );
}

/** An empty tsquery (stop words only) matches nothing; without the check PostgreSQL reads all ads. */
export const hasWordsSql = (text: string) =>
  Prisma.sql`(numnode(${wordsSql(text)}) > 0 AND a."search" @@ ${wordsSql(text)})`;

/** False for queries of excluded words only, which no index can answer. */
export const canBeLookedUpSql = (text: string) =>
  Prisma.sql`querytree(${wordsSql(text)}) NOT IN ('', 'T')`;

export const titleHasWordsSql = (text: string) =>
  Prisma.sql`to_tsvector('ad_english', a."title") @@ ${wordsSql(text)}`;

function synonymGroups(text: string): { word: string; group: readonly string[] }[] {
  const words = text
    .replace(/"[^"]*"?/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u);
  const found = words.flatMap((word) => {
    const group = synonymsOf(word);
    return group ? [{ word, group }] : [];
  });
  return [...new Map(found.map((entry) => [entry.group, entry])).values()].slice(0, mostSynonyms);
}

const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`;
