import { decode, encode, type JWT } from 'next-auth/jwt';
import * as z from 'zod';
import { sessionLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { env } from '@/lib/env';
import { authSecrets } from '@/lib/secrets/keys';
import { sessionCookieName, signedInCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/* In next-auth's JWT format, with the session id only. */

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

export async function sessionIdOf(value: string | undefined): Promise<string | undefined> {
  if (!value) return undefined;
  const result = claims.safeParse(await decodeSession(value));
  return result.success ? result.data.sid : undefined;
}

/** Null for forged and expired cookies, which are common. */
export async function decodeSession(token: string | undefined): Promise<JWT | null> {
  if (!token) return null;
  for (const secret of authSecrets()) {
    const decoded = await decode({ token, secret }).catch(() => null);
    if (decoded) return decoded;
  }
  return null;
}
