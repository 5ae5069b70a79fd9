import 'server-only';
import { cookies } from 'next/headers';
import { ageCheckLife } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { isSigned, signText } from '@/lib/keys';
import { adultPages } from '@/lib/settings/adult';
import { ageCheckCookieName } from './cookie-names';
import { setCookie } from './set-cookie';

/* A signed cookie says until when the check holds, and nothing about the person. */
const purpose = 'age-check';

/** Decides from what the gate sends whether a visitor is 18 or over. */
export type AgeProvider = {
  name: 'self-declared';
  isAdult: (answer: { over18: boolean }) => Promise<boolean>;
};

const selfDeclared: AgeProvider = {
  name: 'self-declared',
  isAdult: async ({ over18 }) => over18,
};

/** Null: adult pages are withheld from everybody. */
export const ageProvider = async (): Promise<AgeProvider | null> =>
  (await adultPages()) === 'self-declared' ? selfDeclared : null;

export async function hasAgeCheck(): Promise<boolean> {
  const value = (await cookies()).get(ageCheckCookieName())?.value ?? '';
  const [until = '', signature = ''] = value.split('.');
  const isGenuine = isSigned(purpose, until, signature);
  return isGenuine && Number(until) > Date.now() && (await ageProvider()) !== null;
}

export function ageCheckCookie(now: Date): string {
  const until = String(addTime(now, ageCheckLife).getTime());
  const value = `${until}.${signText(purpose, until)}`;
  return setCookie(ageCheckCookieName(), value, ageCheckLife / second, { httpOnly: true });
}
