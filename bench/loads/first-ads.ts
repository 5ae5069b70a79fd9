import { failure } from '../../scripts/launch/preflight.mjs';
import { isLiveSql } from './live-ads.ts';
import type { Load } from './load.ts';
import { pages } from './pages.ts';

/** More than two processes can serve. */
const mostPerSecond = 1_000;
const checked = 500;

/** Ads whose pages are not in the page cache. */
export const firstAds: Load = {
  name: 'ads-first',
  title: 'Ad page, first time',
  goal: { ratio: 0.006, p99OfMedian: 2 },
  showsProcessorTime: true,
  prepare: async ({ database, apps, seconds }) => {
    // Skips the first 1,000, which the loads of cached pages use.
    const { rows } = await database.query<{ id: string }>(
      `SELECT "id" FROM "Ad" WHERE ${isLiveSql} AND "createdAt" < now() - interval '1 hour'
       ORDER BY md5("id") OFFSET 1000`,
    );
    const all = rows.map(({ id }) => `/ad/${id}`);
    const prepared = pages({
      addresses: apps,
      paths: all.splice(0, checked),
      holds: (path) => path,
    });
    return {
      ...prepared,
      script: 'paths-once',
      lines: () => {
        if (all.length < seconds) throw failure('All ads were asked for. Use more, or fewer runs.');
        return all.splice(0, seconds * mostPerSecond);
      },
    };
  },
};
