import 'server-only';
import { cookies } from 'next/headers';
import * as z from 'zod';
import { verifiedChallengeLife } from '@/lib/catalogue/limits';
import { second } from '@/lib/dates';
import { challengeCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

const maxAge = verifiedChallengeLife / second;

/*
 * The challenge of a registration: whoever has its id and has verified it may make the account, so
 * scripts of the page never see it.
 */
export const challengeCookie = (challengeId: string) =>
  setCookie(challengeCookieName(), challengeId, maxAge, { httpOnly: true });

export const noChallengeCookie = () => setCookie(challengeCookieName(), '', 0, { httpOnly: true });

/** The challenge id of this browser, or undefined; whether there is such a challenge is unchecked. */
export const challengeOfBrowser = async (): Promise<string | undefined> =>
  z.uuid().safeParse((await cookies()).get(challengeCookieName())?.value).data;
