import { isPassword } from '@/lib/accounts/passwords/password-hash';
import type { Credentials } from '@/lib/accounts/schema';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { formatDate } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { knownPlaces, limits } from '@/lib/rate-limit/limits';
import { hasTaken, resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';
import { takeWithDelay } from '@/lib/rate-limit/target-limit';

/**
 * IP addresses without an earlier login of the member share growing waits, which a proof of work
 * passes, so that strangers cannot lock the owner out. Unknown addresses fail like wrong passwords.
 */
export async function authenticate(
  { email, password }: Credentials,
  address: string,
  now: Date,
  proof?: string,
): Promise<{ userId: string; passwordHash: string }> {
  await takeFromLimit(limits.logins, address, now);
  await takeFromLimit(limits.guessesFromAddress, placeOf(email, address), now);
  const isKnown = await isKnownPlace(email, address, now);
  if (!isKnown) await takeWithDelay(limits.guessesAtEmail, email, proof, now);
  const user = await db.user.findUnique({
    where: { email },
    select: {
      id: true,
      passwordHash: true,
      bannedAt: true,
      suspendedRule: true,
      suspendedUntil: true,
    },
  });
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw wrongCredentials();
  if (user.bannedAt) throw new AppError('forbidden', suspensionText(user));
  await resetLimit(limits.guessesFromAddress, placeOf(email, address));
  if (!isKnown) await resetLimit(limits.guessesAtEmail, email);
  await rememberPlace(email, address, now);
  return { userId: user.id, passwordHash: user.passwordHash };
}

type Suspension = { suspendedRule: string | null; suspendedUntil: Date | null };

function suspensionText({ suspendedRule, suspendedUntil }: Suspension): string {
  const rule = ruleOf(suspendedRule);
  if (!rule) return siteTexts.banned;
  const end = suspendedUntil ? `until ${formatDate(suspendedUntil)}` : 'for good';
  return `This account is suspended ${end}: ${rule.title}. Our mail about it says more, and how to appeal.`;
}

/** Call only once the member is authenticated. */
export const rememberPlace = (email: string, address: string, now: Date) =>
  takeFromLimit(knownPlaces, placeOf(email, address), now);

export const isKnownPlace = (email: string, address: string, now: Date) =>
  hasTaken(knownPlaces, placeOf(email, address), now);

export const placeOf = (email: string, address: string) => `${email}\0${address}`;

export const wrongCredentials = () => new AppError('unauthenticated', siteTexts.wrongCredentials);
