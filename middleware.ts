import { type NextRequest, NextResponse } from 'next/server';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { pagePolicy } from '@/lib/content-security-policy';
import {
  foundHeader,
  foundSegment,
  searchPathname,
  sensibleSearch,
} from '@/lib/search/query/search-address';

/*
 * Runs before the pages that are rendered for one request; of cached pages it only knows those of
 * the search. It sends visitors without a session cookie from the members' pages to the login, and
 * names the inline scripts of the page by a nonce. It decides nothing else: every page and route
 * authorises itself.
 */
export function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname === searchPathname) return toFoundPage(request);
  if (isWithin(protectedPaths, pathname) && !request.cookies.has(sessionCookieName())) {
    const login = new URL('/login', request.nextUrl);
    login.searchParams.set('next', pathname + search);
    return NextResponse.redirect(login);
  }

  const nonce = btoa(crypto.randomUUID());
  const policy = pagePolicy([`'nonce-${nonce}'`], {
    development: process.env.NODE_ENV === 'development',
    payment: isWithin(paymentPaths, pathname),
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Hands the parameters on, to become the path of the page that is kept for them. */
function toFoundPage(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set(foundHeader, foundSegment(sensibleSearch(request.nextUrl.searchParams)));
  return NextResponse.next({ request: { headers } });
}

const protectedPaths = ['/my-account', '/post', '/edit', '/admin'];

/** Where cards are paid with. Links there load the page anew (ButtonLink). */
const paymentPaths = ['/post', '/edit'];

const isWithin = (paths: readonly string[], pathname: string) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

// Each page by name: an address below them that leads nowhere gets the cached page for that, which
// has a policy of its own, and two policies would forbid each other's scripts.
export const config = {
  // Without the sandbox of the edge, which costs memory and time and gives this nothing.
  runtime: 'nodejs',
  matcher: [
    '/my-account',
    '/my-account/alerts',
    '/my-account/badges',
    '/my-account/details',
    '/my-account/password',
    '/my-account/payments',
    '/my-account/payments/:id',
    '/post',
    '/edit/:id',
    '/admin/:path*',
    '/adult',
    '/adult/ad/:id',
    '/adult/browse/:scope/:area',
    '/adult/search',
    '/demo/outbox',
    '/search',
    '/login',
    '/register',
    '/verify-email',
    '/profile-details',
    '/account-created',
    '/account-deleted',
    '/forgot-password',
    '/reset-password',
  ],
};
