import 'server-only';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { sessionCookieName } from '@/lib/auth/cookie-names';
import { signedInCookie, signedOutCookie } from '@/lib/auth/session-cookie';
import { env } from '@/lib/env';
import { nextAuthOptions } from './next-auth';

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own routes. Their POSTs carry a CSRF token of their own. */
export async function nextAuthRoute(request: NextRequest, context: Context): Promise<Response> {
  // The only way to tell next-auth its address other than by the Host header.
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const response: Response = await NextAuth(request, context, nextAuthOptions());
  const mark = markFor(response);
  if (mark) response.headers.append('set-cookie', mark);
  return response;
}

/** The readable mark follows whatever happens to the session cookie. */
function markFor(response: Response): string | undefined {
  const prefix = `${sessionCookieName()}=`;
  const values = response.headers.getSetCookie().filter((cookie) => cookie.startsWith(prefix));
  const last = values.at(-1);
  if (last === undefined) return undefined;
  return last.startsWith(`${prefix};`) ? signedOutCookie() : signedInCookie();
}
