import 'server-only';
import { cookies } from 'next/headers';
import type { Visitor } from '@/lib/ads/visits/record-visit';
import { optOutCookieName, visitorCookieName } from '@/lib/auth/cookie-names';
import { setCookie } from '@/lib/auth/set-cookie';
import { visitorCookieLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { randomId } from '@/lib/ids';
import { isFromOwnScript } from './same-origin';

const idPattern = /^[0-9a-z]{20}$/;

/** Includes the cookie to set; null if the visitor has opted out. */
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
    visitor: { id, freshId, address, userAgent, ranScript: isFromOwnScript(request) },
    headers: id ? {} : { 'set-cookie': visitorCookie(freshId) },
  };
}

const visitorCookie = (id: string) =>
  setCookie(visitorCookieName, id, visitorCookieLife / second, {
    httpOnly: true,
    path: '/api/ads',
  });
