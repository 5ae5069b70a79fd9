import type { IncomingHttpHeaders } from 'node:http';
import { recentWriteLife } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { isSigned, signText } from '@/lib/secrets/keys';
import { recentWriteCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/*
 * After a change a member reads the primary, so that a replica's delay does not hide it. Signed, so
 * that nobody else can request the primary.
 */

const purpose = 'recent-write';

export function recentWriteCookie(now: Date): string {
  const until = String(addTime(now, recentWriteLife).getTime());
  const value = `${until}.${signText(purpose, until)}`;
  return setCookie(recentWriteCookieName(), value, recentWriteLife / second, { httpOnly: true });
}

/** API clients keep no cookies, so all their reads use the primary. */
export function hasRecentWrite({ cookie = '', authorization }: IncomingHttpHeaders, now: Date) {
  if (authorization !== undefined) return true;
  const start = `${recentWriteCookieName()}=`;
  const pair = cookie.split(';').find((one) => one.trim().startsWith(start));
  const [until = '', signature = ''] = pair?.trim().slice(start.length).split('.') ?? [];
  return Number(until) > now.getTime() && isSigned(purpose, until, signature);
}
