import { beforeRequests } from './before-requests';
import { searchPathname, soleSearch } from './search-address';

/*
 * Next writes the address of the request that a page is made for into the page, query and all, also
 * where the page is then kept for everybody: visitors would read what the first one's link carried. So
 * a cached page never hears of a query, and that of the search only of what names it.
 */

/** Pages made for each request (middleware.ts), and what is no page. */
const readQueries = [
  '/_next',
  '/account-created',
  '/admin',
  '/adult',
  '/api',
  '/demo',
  '/edit',
  '/login',
  '/my-account',
  '/post',
  '/profile-details',
  '/register',
  '/reset-password',
  '/verify-email',
];

/** Call once, before the server takes its first request. */
export const forgetQueries = (): void =>
  beforeRequests((request) => {
    if (request.url?.includes('?')) request.url = withoutQuery(request.url);
  });

/** The address of a request as far as the page behind it may know it. */
export function withoutQuery(url: string): string {
  const [pathname = '', ...rest] = url.split('?');
  if (readQueries.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return url;
  const sent = rest.join('?').split('&');
  const part = sent.find((parameter) => partOfPage.test(parameter)) ?? '';
  const own = sent.filter((parameter) => parameter !== part).join('&');
  const kept = [
    pathname === searchPathname ? soleSearch(new URLSearchParams(own)) : '',
    part,
  ].filter((text) => text !== '');
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

/** By which browsers tell the parts of a page from the page; Next takes it off itself. */
const partOfPage = /^_rsc(?:=[\w-]{0,40})?$/;
