import { listTag, sellerTag, settingsTag } from '@/lib/page-cache/changes/page-tags';

type CachedRoute = {
  pattern: RegExp;
  /** Time to live in seconds, if no tag of the page changes. */
  seconds: number;
  /** Seconds after that in which the stale page is sent during revalidation. Default 60. */
  stale?: number;
  /** The part of the query string that belongs to the cache key. */
  query?: (sent: URLSearchParams) => string;
  /** The lists that the page shows, from the decoded parameters of its path. */
  lists?: (first: string, second: string) => string[];
};

const wholeQuery = (sent: URLSearchParams) => sent.toString();

/** The allow-list: pages that are the same for every visitor. */
const routes: readonly CachedRoute[] = [
  { pattern: /^\/$/, seconds: 60, lists: () => [listTag('all', 'uk')] },
  { pattern: /^\/ad\/[^/]+$/, seconds: 240 },
  {
    pattern: /^\/browse\/([^/]+)\/([^/]+)(?:\/feed\.xml)?$/,
    seconds: 60,
    lists: (scope, area) => [listTag(scope, area)],
  },
  {
    pattern: /^\/seller\/([^/]+)(?:\/[^/]+)?$/,
    seconds: 60,
    lists: (username) => [sellerTag(username)],
  },
  { pattern: /^\/api\/locations\/autocomplete$/, seconds: 3600, stale: 0, query: wholeQuery },
  { pattern: /^\/api\/search\/suggest$/, seconds: 300, stale: 0, query: wholeQuery },
  { pattern: /^\/api\/openapi\.json$/, seconds: 3600 },
  {
    pattern: /^\/help\/(?:paying-for-upgrades|adult-ads)$/,
    seconds: 3600,
    lists: () => [settingsTag],
  },
  { pattern: /^\/(?:help|blog)(?:\/[^/]+)?$/, seconds: 3600 },
  { pattern: /^\/(?:terms|privacy|cookies|safety|transparency|api\/docs)$/, seconds: 3600 },
];

/** Longer addresses are not cached, so that made-up ones do not fill the memory. */
const longestPath = 300;

/** Whether the URL has such a page. Decodes nothing, so that a malformed path throws no error. */
export function hasCachedRoute(url: string): boolean {
  const [pathname = ''] = url.split('?', 1);
  return routes.some(({ pattern }) => pattern.test(pathname));
}

export type CachedPath = { path: string; seconds: number; stale: number; lists: string[] };

export function cachedPath(url: string): CachedPath | undefined {
  const [pathname = ''] = url.split('?', 1);
  for (const { pattern, seconds, stale = 60, query, lists } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const [first, second] = match.slice(1).map((part) => decodeURIComponent(part ?? ''));
    const search = query?.(new URLSearchParams(url.slice(pathname.length))) ?? '';
    const path = search === '' ? pathname : `${pathname}?${search}`;
    if (path.length > longestPath) return undefined;
    return { path, seconds, stale, lists: lists?.(first ?? '', second ?? '') ?? [] };
  }
  return undefined;
}
