import { synonymsOf } from '@/lib/catalogue/synonyms';
import { Prisma } from '@/lib/db/generated/client';

/* The words of a search as PostgreSQL's tsquery: quotes, OR and minus work as people know them. */

/** Words with synonyms that are followed; each makes the question longer. */
const mostSynonyms = 5;

/** The tsquery of `text`, synonyms of what stands outside of quotes included. */
export function wordsSql(text: string): Prisma.Sql {
  const asked = Prisma.sql`websearch_to_tsquery('ad_english', ${text})`;
  return synonymGroups(text).reduce(
    (query, { word, group }) => Prisma.sql`ts_rewrite(${query},
      to_tsquery('ad_english', ${quoted(word)}),
      to_tsquery('ad_english', ${group.map(quoted).join(' | ')}))`,
    asked,
  );
}

/**
 * The search column of `a` ("Ad") has the words. Of words that say nothing ("their") nothing is left,
 * which no ad has: told apart, or the database reads all ads to find that out.
 */
export const hasWordsSql = (text: string) =>
  Prisma.sql`(numnode(${wordsSql(text)}) > 0 AND a."search" @@ ${wordsSql(text)})`;

/** An index can find what has the words: not so what only lacks some. Known before anything is read. */
export const canBeLookedUpSql = (text: string) =>
  Prisma.sql`querytree(${wordsSql(text)}) NOT IN ('', 'T')`;

/** The title of `a` has them. */
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
