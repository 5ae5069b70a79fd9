import { messages } from '@/lib/catalogue/messages';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { meantQuery } from '@/lib/search/understanding/meant-query';
import { workQueue } from '@/lib/work-queue';
import { countedTo, countOf } from './found-list';
import { matchingSql } from './matching-sql';
import type { BoundedCount } from './search-page';

/** Searches themselves come first. */
const inTurn = workQueue({ parallel: 2, waiting: 20, busy: messages.siteBusy });

/** The number of ads that the search would find, without finding them. Throws `unavailable`. */
export const countMatches = (asked: SearchQuery, now: Date): Promise<BoundedCount> =>
  inTurn(async () => {
    const [row] = await readRows<{ count: number }>(Prisma.sql`
      SELECT count(*)::integer AS "count" FROM (
        SELECT FROM "Ad" a WHERE ${matchingSql(meantQuery(asked), now)}
        LIMIT ${countedTo + 1}) found`);
    return countOf(row?.count ?? 0);
  });
