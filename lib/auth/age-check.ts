import 'server-only';
import { cookies } from 'next/headers';
import { ageCheckLife } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { isSigned, signText } from '@/lib/secrets/keys';
import { adultPages } from '@/lib/settings/adult';
import { ageCheckCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/* A signed cookie with the expiry of the check and nothing about the person. */

export type AgeProvider = 'self-declared' | 'provider';

export async function ageProvider(): Promise<AgeProvider | null> {
  const pages = await adultPages();
  return pages === 'withheld' ? null : pages;
}

export async function hasAgeCheck(): Promise<boolean> {
  const value = (await cookies()).get(ageCheckCookieName())?.value ?? '';
  const [until = '', signature = ''] = value.split('.');
  if (!(Number(until) > Date.now())) return false;
  const provider = await ageProvider();
  return provider !== null && isSigned(purposeOf(provider), until, signature);
}

export function ageCheckCookie(provider: AgeProvider, now: Date): string {
  const until = String(addTime(now, ageCheckLife).getTime());
  const value = `${until}.${signText(purposeOf(provider), until)}`;
  return setCookie(ageCheckCookieName(), value, ageCheckLife / second, { httpOnly: true });
}

/** A self-declaration does not count once a provider is configured. */
const purposeOf = (provider: AgeProvider) => `age-check ${provider}`;
