import { type NextRequest, NextResponse } from 'next/server';
import { sessionCookieName } from '@/lib/auth/session-cookie';

/*
 * Sends visitors without a session cookie from the members' pages to the login. It decides nothing
 * else: every page and every route authorises for itself.
 */
export function middleware(request: NextRequest) {
  if (request.cookies.has(sessionCookieName())) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const login = new URL('/login', request.nextUrl);
  login.searchParams.set('next', pathname + search);
  return NextResponse.redirect(login);
}

export const config = {
  matcher: ['/my-account/:path*', '/post/:path*', '/edit/:path*', '/admin/:path*'],
};
