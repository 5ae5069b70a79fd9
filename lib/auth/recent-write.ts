import type { IncomingHttpHeaders } from 'node:http';
import { recentWriteLife } from '@/lib/catalogue/limits';
import { hour, second } from '@/lib/dates';
import { isSigned, signText } from '@/lib/secrets/keys';
import { recentWriteCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/* After a change a member reads the primary, so that a replica's delay does not hide it. */

const purpose = 'recent-write';

/** For how long a copy of the cookie works, and how far clocks may differ. */
const tolerance = hour;

/** Signed, so that nobody else can use the primary. Max-Age ends it, as servers' clocks differ. */
export function recentWriteCookie(now: Date): string {
  const at = String(now.getTime());
  const value = `${at}.${signText(purpose, at)}`;
  return setCookie(recentWriteCookieName(), value, recentWriteLife / second, { httpOnly: true });
}

/** API clients keep no cookies, so all their reads use the primary. */
export function hasRecentWrite({ cookie = '', authorization }: IncomingHttpHeaders, now: Date) {
  if (authorization !== undefined) return true;
  const start = `${recentWriteCookieName()}=`;
  const pair = cookie.split(';').find((one) => one.trim().startsWith(start));
  const [at = '', signature = ''] = pair?.trim().slice(start.length).split('.') ?? [];
  return Math.abs(Number(at) - now.getTime()) < tolerance && isSigned(purpose, at, signature);
}
