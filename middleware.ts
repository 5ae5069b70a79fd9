import { type NextRequest, NextResponse } from 'next/server';
import { clientAddress } from '@/lib/api/request/client-address';
import { requestState } from '@/lib/api/request/request-state';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { isUnavailable } from '@/lib/db/errors';
import { uploadsTo } from '@/lib/direct-uploads/uploads-to';
import { askDatabaseFirst } from '@/lib/pages/database-first';
import { refusalOf } from '@/lib/pages/limit-refusal';
import { type MissingPage, missingPageHeader } from '@/lib/pages/missing-page';
import { pageIsMissing } from '@/lib/pages/page-exists';
import { type Refusal, refusalBody, refusalHeaders, unavailable } from '@/lib/pages/refusal';
import { pagePolicy } from '@/lib/response-headers/content-security-policy';

/*
 * Runs before pages that Next renders, not before cached replies. Marks missing things, since a
 * page could answer 404 only with HTML that is empty until scripts run. It does not authorise:
 * every page and route does that itself.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (!methodsOf(pathname).includes(request.method)) {
    const allow = methodsOf(pathname).join(', ');
    return new NextResponse('Method not allowed', { status: 405, headers: { allow } });
  }
  if (isWithin(protectedPaths, pathname) && !request.cookies.has(sessionCookieName())) {
    const login = new URL('/login', request.nextUrl);
    login.searchParams.set('next', pathname + search);
    return NextResponse.redirect(login);
  }

  const now = new Date();
  let missing: MissingPage | null = null;
  try {
    if (!requestState()) await askDatabaseFirst(request);
    const refusal = await refusalOf(pathname, clientAddress(request.headers), now);
    if (refusal) return refused(refusal);
    missing = requestState()?.isFound ? null : await pageIsMissing(pathname, now);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refused(unavailable('page'));
  }

  const nonce = btoa(crypto.randomUUID());
  const policy = pagePolicy([`'nonce-${nonce}'`], {
    development: process.env.NODE_ENV === 'development',
    payment: isWithin(paymentPaths, pathname),
    uploadsTo: uploadsTo(pathname),
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  if (missing) headers.set(missingPageHeader, missing);
  else headers.delete(missingPageHeader);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

/** Forms with passwords use POST in case their script fails, so that no address contains one. */
const formPaths = [
  '/login',
  '/register',
  '/verify-email',
  '/profile-details',
  '/forgot-password',
  '/reset-password',
  '/my-account',
];

const methodsOf = (pathname: string) => [
  'GET',
  'HEAD',
  ...(isWithin(formPaths, pathname) ? ['POST'] : []),
];

const refused = (refusal: Refusal) =>
  new NextResponse(refusalBody(refusal), {
    status: refusal.status,
    headers: refusalHeaders(refusal),
  });

const protectedPaths = ['/my-account', '/post', '/edit', '/admin'];

/** Pages with card payments. Links to them load a new document (ButtonLink). */
const paymentPaths = ['/post', '/edit'];

const isWithin = (paths: readonly string[], pathname: string) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

export const config = {
  // The edge sandbox costs memory and time.
  runtime: 'nodejs',
  // Pages only: no scripts, files or API routes.
  matcher: [
    '/((?!_next/|api/|fonts/|islands/|map/|styles/|uploads/|sitemaps/|search$|[^/]+\\.[^/]+$|blog/feed\\.xml$|browse/[^/]+/[^/]+/feed\\.xml$|ad/[^/]+/preview/).*)',
    '/api/docs',
  ],
};
