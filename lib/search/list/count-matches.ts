import { siteTexts } from '@/lib/catalogue/site-texts';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { interpretQuery } from '@/lib/search/understanding/interpret-query';
import { workQueue } from '@/lib/work-queue';

/** Fewer at a time than searches, which are more urgent. */
const enqueue = workQueue({ parallel: 2, waiting: 20, busy: siteTexts.siteBusy });

/** Counts the matches of a search without reading them. Throws `unavailable`. */
export const countMatches = (typed: SearchQuery, now: Date): Promise<BoundedCount> =>
  enqueue(() => searchEngine().count(interpretQuery(typed), now));
