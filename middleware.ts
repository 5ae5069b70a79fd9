import { type NextRequest, NextResponse } from 'next/server';
import { missingPageHeader } from '@/lib/api/missing-page';
import { pageIsMissing } from '@/lib/api/page-exists';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { pagePolicy } from '@/lib/content-security-policy';

/*
 * Runs before every page that Next renders (the page cache answers without it). It sends visitors
 * without a session cookie from members' pages to the login, gives each page a policy that names its
 * inline scripts by a nonce, and answers 404 for pages of things that are not there: a page itself
 * could only do so with an HTML that is empty until its scripts have run. It authorises nothing:
 * every page and route does that itself.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
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
  // Without its database a page fails as well, and says so in words of its own.
  const missing = await pageIsMissing(pathname, new Date()).catch(() => null);
  if (missing) headers.set(missingPageHeader, missing);
  else headers.delete(missingPageHeader);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

const protectedPaths = ['/my-account', '/post', '/edit', '/admin'];

/** Where cards are paid with. Links there load the page anew (ButtonLink). */
const paymentPaths = ['/post', '/edit'];

const isWithin = (paths: readonly string[], pathname: string) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export const config = {
  // Without the sandbox of the edge, which costs memory and time and gives this nothing.
  runtime: 'nodejs',
  // All but scripts, files, the API and what else is no page.
  matcher: [
    '/((?!_next/|api/|fonts/|islands/|styles/|uploads/|sitemaps/|search$|[^/]+\\.[^/]+$|blog/feed\\.xml$|browse/[^/]+/[^/]+/feed\\.xml$|ad/[^/]+/preview/).*)',
    '/api/docs',
  ],
};
