import 'server-only';
import { cookies } from 'next/headers';
import type { Visitor } from '@/lib/ads/record-visit';
import { day, second } from '@/lib/dates';
import { isHttps } from '@/lib/env';
import { randomId } from '@/lib/ids';

/** A random id for counting visits once; it lives as long as it serves to: a day. */
const visitorCookieName = 'visitor';
/** Set by whoever does not want to be counted. */
const optOutCookieName = 'no_count';

const idPattern = /^[0-9a-z]{20}$/;

/** Who looks, with the cookie to send along; null for those who opted out. */
export async function visitorOf(
  request: Request,
  address: string,
): Promise<{ visitor: Visitor | null; headers: HeadersInit }> {
  const store = await cookies();
  if (store.get(optOutCookieName)?.value === '1') return { visitor: null, headers: {} };
  const sent = store.get(visitorCookieName)?.value ?? '';
  const id = idPattern.test(sent) ? sent : undefined;
  const freshId = randomId(20);
  const userAgent = request.headers.get('user-agent');
  return {
    visitor: { id, freshId, address, userAgent },
    headers: id ? {} : { 'set-cookie': visitorCookie(freshId) },
  };
}

function visitorCookie(id: string): string {
  const parts = [`${visitorCookieName}=${id}`, 'Path=/api/ads', `Max-Age=${day / second}`];
  return [...parts, 'SameSite=Lax', 'HttpOnly', ...(isHttps() ? ['Secure'] : [])].join('; ');
}
