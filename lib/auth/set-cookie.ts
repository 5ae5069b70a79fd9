import { stringifySetCookie } from 'cookie';
import { isHttps } from '@/lib/env';

/** `maxAge` in seconds; 0 deletes the cookie. */
export const setCookie = (
  name: string,
  value: string,
  maxAge: number,
  { httpOnly, path = '/' }: { httpOnly: boolean; path?: string },
): string =>
  stringifySetCookie({ name, value, maxAge, path, httpOnly, secure: isHttps(), sameSite: 'lax' });

export const cookieHeaders = (cookies: string[]): [string, string][] =>
  cookies.map((cookie) => ['set-cookie', cookie]);
