import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieName } from '@/lib/auth/cookie-names';

/** The session cookie or Authorization header, not verified; undefined for visitors. */
export function sessionOf({ cookie = '', authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return authorization;
  const start = `${sessionCookieName()}=`;
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start));
}
