import { messages } from '@/lib/catalogue/messages';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { meantQuery } from '@/lib/search/understanding/meant-query';
import { workQueue } from '@/lib/work-queue';
import { searchEngine } from './chosen-engine';
import type { BoundedCount } from './search-page';

/** Searches themselves come first. */
const inTurn = workQueue({ parallel: 2, waiting: 20, busy: messages.siteBusy });

/** The number of ads that the search would find, without finding them. Throws `unavailable`. */
export const countMatches = (asked: SearchQuery, now: Date): Promise<BoundedCount> =>
  inTurn(() => searchEngine().count(meantQuery(asked), now));
