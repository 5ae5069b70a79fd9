import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { ageCheckCookie, ageProvider } from '@/lib/auth/age-check';
import { ageRequestCookieName } from '@/lib/auth/cookie-names';
import { cookieHeaders, setCookie } from '@/lib/auth/set-cookie';
import { ageCheckLife, ageRequestLife } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';
import { isSigned, signText } from '@/lib/secrets/keys';
import {
  type AgeProviderSettings,
  type AgeRequest,
  ageProviderSettings,
  authorizeAddress,
  exchangeCode,
} from './provider';

const refused = 'refused';
const purpose = 'age-request';

/** The state binds the answer to this browser. */
export async function beginAgeCheck(now: Date): Promise<Response> {
  const settings = await requireProvider();
  const visit = { state: random(), nonce: random() };
  const until = addTime(now, ageRequestLife).getTime();
  const content = `${visit.state}.${visit.nonce}.${until}`;
  return redirectTo(authorizeAddress(settings, visit), [
    requestCookie(`${content}.${signText(purpose, content)}`),
  ]);
}

export type AgeAnswer = { code?: string | undefined; state?: string | undefined };

export async function finishAgeCheck({ code, state }: AgeAnswer, now: Date): Promise<Response> {
  const settings = await requireProvider();
  const visit = await readVisit(now);
  const isAnswer = visit !== null && code !== undefined && isSame(visit.state, state ?? '');
  const result =
    isAnswer && (await isFirstUse(visit, now))
      ? await exchangeCode(settings, { code, nonce: visit.nonce }, now)
      : null;
  if (!result?.isAdult) return redirectTo('/adult', [requestCookie(refused)]);
  const { reference } = result;
  const check = { checkedAt: now, expiresAt: addTime(now, ageCheckLife) };
  await db.ageCheck.upsert({
    where: { reference },
    create: { reference, ...check },
    update: check,
    select: { reference: true },
  });
  return redirectTo('/adult', [ageCheckCookie('provider', now), requestCookie('')]);
}

export const wasRefused = async (): Promise<boolean> =>
  (await cookies()).get(ageRequestCookieName())?.value === refused;

async function requireProvider(): Promise<AgeProviderSettings> {
  const settings = ageProviderSettings();
  if (!settings || (await ageProvider()) !== 'provider') throw notFound();
  return settings;
}

async function readVisit(now: Date): Promise<AgeRequest | null> {
  const value = (await cookies()).get(ageRequestCookieName())?.value ?? '';
  const [state = '', nonce = '', until = '', signature = ''] = value.split('.');
  const isGenuine = isSigned(purpose, `${state}.${nonce}.${until}`, signature);
  return isGenuine && Number(until) > now.getTime() ? { state, nonce } : null;
}

/** Each visit to the provider allows one exchange, successful or not. */
async function isFirstUse({ state }: AgeRequest, now: Date): Promise<boolean> {
  const { count } = await countRequests(limits.usedAgeChecks, state, 1, now);
  return count === 1;
}

const requestCookie = (value: string) =>
  setCookie(ageRequestCookieName(), value, value === '' ? 0 : ageRequestLife / second, {
    httpOnly: true,
  });

const redirectTo = (location: string, set: string[]) =>
  new Response(null, {
    status: 303,
    headers: [['location', location], ['cache-control', 'no-store'], ...cookieHeaders(set)],
  });

const random = () => randomBytes(24).toString('base64url');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
