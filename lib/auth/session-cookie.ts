import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import { sessionLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { sessionCookieName, signedInCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/* An HttpOnly cookie in next-auth's JWT format holds only the session id; signed_in stands beside it. */

const maxAge = sessionLife / second;

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

export async function loginCookies(userId: string, sessionId: string): Promise<string[]> {
  const jwt = await encode({
    token: { sub: userId, sid: sessionId },
    secret: env().AUTH_SECRET,
    maxAge,
  });
  return [setCookie(sessionCookieName(), jwt, maxAge, { httpOnly: true }), signedInCookie()];
}

export const logoutCookies = (): string[] => [
  setCookie(sessionCookieName(), '', 0, { httpOnly: true }),
  signedOutCookie(),
];

export const signedInCookie = () => setCookie(signedInCookieName, '1', maxAge, { httpOnly: false });
export const signedOutCookie = () => setCookie(signedInCookieName, '', 0, { httpOnly: false });

/** Undefined if forged, expired or malformed. */
export async function sessionIdOf(value: string | undefined): Promise<string | undefined> {
  if (!value) return undefined;
  // Forged and outdated cookies are ordinary: they mean nobody is logged in.
  const token = await decode({ token: value, secret: env().AUTH_SECRET }).catch(() => null);
  const result = claims.safeParse(token);
  return result.success ? result.data.sid : undefined;
}
