import { matchingColumns } from '@/lib/alerts/sending/matching-columns';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/prisma';
import { AppError } from '@/lib/errors';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { onlyStopWords } from '@/lib/search/words/stop-words';
import { alertAddress, interpretAlert } from './alert-search';
import { followKey } from './followed-seller';
import { alertTexts } from './texts';

/** Throws `invalid` for a search of everything, or for words that nearly every ad has. */
export async function writeSearch(
  tx: Db,
  id: string,
  query: SearchQuery,
  now: Date,
): Promise<void> {
  const data = { search: alertAddress(query), isAdult: query.isAdult };
  await tx.alert.update({ where: { id }, data, select: { id: true } });
  if (await writeColumns(tx, id, query, now)) return;
  const isSmall = onlyStopWords(interpretAlert(query).text ?? '') !== null;
  throw new AppError('invalid', isSmall ? alertTexts.smallWords : alertTexts.tooWide);
}

export async function writeFollowed(tx: Db, id: string, sellerId: string): Promise<void> {
  const data = { keys: [followKey(sellerId)] };
  await tx.alert.update({ where: { id }, data, select: { id: true } });
}

/** Writes the columns by which ads find the alert. Returns false if no ad can ever match. */
export async function writeColumns(
  tx: Db,
  id: string,
  query: SearchQuery,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isFound: boolean }[]>`
    UPDATE "Alert" SET "readAt" = ${now}, ${columns} = (SELECT ${matchingColumns(interpretAlert(query))})
    WHERE "id" = ${id}::uuid
    RETURNING cardinality("keys") > 0 AS "isFound"`;
  return row?.isFound ?? false;
}

const columns = Prisma.raw('("keys", "words", "facets", "minPence", "maxPence")');
