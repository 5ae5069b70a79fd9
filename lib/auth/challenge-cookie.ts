import 'server-only';
import { cookies } from 'next/headers';
import { verifiedChallengeLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { isUuid } from '@/lib/is-uuid';
import { challengeCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

const maxAge = verifiedChallengeLife / second;

/* HttpOnly: the holder of a verified challenge's id may create the account. */
export const challengeCookie = (challengeId: string) =>
  setCookie(challengeCookieName(), challengeId, maxAge, { httpOnly: true });

export const noChallengeCookie = () => setCookie(challengeCookieName(), '', 0, { httpOnly: true });

/** Not checked against the database. */
export async function challengeOfBrowser(): Promise<string | undefined> {
  const value = (await cookies()).get(challengeCookieName())?.value;
  return isUuid(value) ? value : undefined;
}
