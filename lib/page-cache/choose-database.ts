import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hasRecentWrite } from '@/lib/auth/recent-write';
import { lagBound } from '@/lib/db/replica/progress';
import { onReplica } from '@/lib/db/replica/reads-replica';
import type { PageChanges } from '@/lib/page-cache/changes/page-changes';
import { type PageTags, pageTags } from '@/lib/page-cache/changes/page-tags';
import type { CachedPath } from './cached-routes';

/* Reads the replica if it has every announced change of the page, else the primary. */

export type DatabaseChoice = {
  /** The answer shows all changes up to then, in ms of performance.now(). */
  startedAt: number;
  isCurrent: (tags: PageTags) => boolean;
  run: <T>(work: () => T) => T;
};

export type DatabaseChooser = ReturnType<typeof createDatabaseChooser>;

const noTags: PageTags = { exact: [], lists: [] };

/** `replicaAsOf`: the time up to which the replica is complete; undefined if it may not be read. */
export function createDatabaseChooser(
  changes: PageChanges,
  replicaAsOf: (now: number) => number | undefined,
) {
  const pagesAheadOfReplica = new LRUCache<string, true>({ max: 1000, ttl: lagBound });

  function choose(sent: IncomingHttpHeaders, path: string, tagsOf: () => PageTags): DatabaseChoice {
    const now = performance.now();
    const asOf = replicaAsOf(now);
    const mayLag =
      asOf !== undefined && !pagesAheadOfReplica.has(path) && changes.isCurrent(tagsOf(), asOf);
    if (!mayLag || hasRecentWrite(sent, new Date())) {
      return { startedAt: now, isCurrent: () => true, run: (work) => work() };
    }
    return {
      startedAt: asOf,
      isCurrent: (shown) => {
        const isCurrent = changes.isCurrent(shown, asOf);
        if (!isCurrent) pagesAheadOfReplica.set(path, true);
        return isCurrent;
      },
      run: onReplica,
    };
  }

  return {
    forPage: ({ path, lists }: CachedPath, sent: IncomingHttpHeaders) =>
      choose(sent, path, () => pageTags(path, '', lists)),

    /** For a list that is not cached and may lag: a search, a sitemap. */
    forList: (sent: IncomingHttpHeaders) => choose(sent, '', () => noTags),
  };
}
