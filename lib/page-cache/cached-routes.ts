import { listTag, sellerTag } from './page-tags';

type CachedRoute = {
  pattern: RegExp;
  /** Seconds for which a page is fresh when nothing that it depends on changes. */
  seconds: number;
  /** Seconds after that for which it is shown while somebody revalidates it; 60 unless told. */
  stale?: number;
  /** What of the query string names the page. */
  query?: (sent: URLSearchParams) => string;
  /** The lists that a page is made from, given the decoded parameters of its address. */
  lists?: (first: string, second: string) => string[];
};

const wholeQuery = (sent: URLSearchParams) => sent.toString();

/** The allow-list: what is the same for everybody, whatever else stands in the query string. */
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
  { pattern: /^\/(?:help|blog)(?:\/[^/]+)?$/, seconds: 3600 },
  { pattern: /^\/(?:terms|privacy|cookies|safety|api\/docs)$/, seconds: 3600 },
];

/** Made-up addresses must not fill the memory. */
const longestPath = 300;

export type CachedPath = { path: string; seconds: number; stale: number; lists: string[] };

/** What the table says of an address; undefined: not for the cache. */
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
