import type { IncomingMessage } from 'node:http';
import { searchPathname, soleSearch } from '@/lib/search/query/search-address';

/*
 * Next writes the address of the request that a page is made for into the page, query and all, also
 * where the page is then kept for everybody: visitors would read what the first one's link carried. So
 * a cached page never hears of a query, and that of the search only of what names it. Nor does it hear
 * of the headers by which React asks for a page in parts: it is sent without React, and whole.
 */

/** Pages made for each request (middleware.ts), and what is no page. */
const readQueries = [
  '/_next',
  '/account-created',
  '/account-deleted',
  '/admin',
  '/adult',
  '/api',
  '/demo',
  '/edit',
  '/forgot-password',
  '/login',
  '/my-account',
  '/post',
  '/profile-details',
  '/register',
  '/reset-password',
  '/verify-email',
];

export function forgetQuery(request: IncomingMessage): false {
  const { url = '', headers } = request;
  if (!isForEverybody(url)) return false;
  request.url = withoutQuery(url);
  for (const name of partOfPage) delete headers[name];
  return false;
}

/** Whether the answer is the same whoever asks. */
export function isForEverybody(url: string): boolean {
  const pathname = pathOf(url);
  return !readQueries.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** The address of a request as far as the page behind it may know it. */
export function withoutQuery(url: string): string {
  if (!isForEverybody(url)) return url;
  const pathname = pathOf(url);
  if (pathname !== searchPathname) return pathname;
  const search = soleSearch(new URLSearchParams(url.slice(pathname.length)));
  return search === '' ? pathname : `${pathname}?${search}`;
}

const partOfPage = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
];
