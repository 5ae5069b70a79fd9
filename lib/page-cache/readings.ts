import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hasRecentWrite } from '@/lib/auth/recent-write';
import { lagBound } from '@/lib/db/replica/progress';
import { onReplica } from '@/lib/db/replica/reads-replica';
import type { PageChanges } from '@/lib/page-cache/changes/page-changes';
import { type PageTags, pageTags } from '@/lib/page-cache/changes/page-tags';
import type { CachedPath } from './cached-routes';

/*
 * Chooses the database for an answer: the replica if it has every announced change of the page, else
 * the primary.
 */

export type Reading = {
  /** The answer shows all changes up to then, in ms of performance.now(). */
  startedAt: number;
  /** Whether a page with these tags was up to date when it was read. */
  isRight: (tags: PageTags) => boolean;
  run: <T>(work: () => T) => T;
};

export type Readings = ReturnType<typeof createReadings>;

const noTags: PageTags = { exact: [], lists: [] };

/** `replicaAsOf`: the time up to which the replica is complete; undefined if it may not be read. */
export function createReadings(
  changes: PageChanges,
  replicaAsOf: (now: number) => number | undefined,
) {
  /** Pages with a change that the replica lacks. */
  const behind = new LRUCache<string, true>({ max: 1000, ttl: lagBound });

  function reading(sent: IncomingHttpHeaders, path: string, tagsOf: () => PageTags): Reading {
    const now = performance.now();
    const asOf = replicaAsOf(now);
    const mayLag = asOf !== undefined && !behind.has(path) && changes.isCurrent(tagsOf(), asOf);
    if (!mayLag || hasRecentWrite(sent, new Date())) {
      return { startedAt: now, isRight: () => true, run: (work) => work() };
    }
    return {
      startedAt: asOf,
      isRight: (shown) => {
        const isRight = changes.isCurrent(shown, asOf);
        if (!isRight) behind.set(path, true);
        return isRight;
      },
      run: onReplica,
    };
  }

  return {
    ofPage: ({ path, lists }: CachedPath, sent: IncomingHttpHeaders) =>
      reading(sent, path, () => pageTags(path, '', lists)),

    /** For a list that is not cached and may lag: a search, a sitemap. */
    ofList: (sent: IncomingHttpHeaders) => reading(sent, '', () => noTags),
  };
}
