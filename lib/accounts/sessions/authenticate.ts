import { isPassword } from '@/lib/accounts/passwords/password-hash';
import type { Credentials } from '@/lib/accounts/schema';
import { loginPlaceKept } from '@/lib/catalogue/limits';
import { messages } from '@/lib/catalogue/messages';
import { minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { hasTaken, resetLimit, takeFromLimit } from '@/lib/rate-limit/rate-limit';

const perCaller = { name: 'logins-per-caller', max: 100, window: 15 * minute };
const perEmail = { name: 'logins-per-email', max: 10, window: 15 * minute };
/** Remembers where a person logged in from; never used up. */
const known = { name: 'logins-known', max: Number.MAX_SAFE_INTEGER, window: loginPlaceKept };

/**
 * The one place that checks an address and a password. Returns whose they are with the hash they
 * met. Throws `unauthenticated`, alike for unknown addresses and wrong passwords; `forbidden` for
 * banned people, who are told only once they have shown the password; `rate_limited`. Guesses from
 * anywhere share one limit, except from where this person logged in before: strangers who use it up
 * lock nobody out at home.
 */
export async function authenticate(
  { email, password }: Credentials,
  address: string,
  now: Date,
): Promise<{ userId: string; passwordHash: string }> {
  await takeFromLimit(perCaller, address, now);
  const isKnown = await hasTaken(known, placeOf(email, address), now);
  const guessed = isKnown ? placeOf(email, address) : email;
  await takeFromLimit(perEmail, guessed, now);
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true, bannedAt: true },
  });
  const isRight = await isPassword(user?.passwordHash, password);
  if (!user || !isRight) throw wrongCredentials();
  if (user.bannedAt) throw new AppError('forbidden', messages.banned);
  await resetLimit(perEmail, guessed);
  await rememberPlace(email, address, now);
  return { userId: user.id, passwordHash: user.passwordHash };
}

/** From now on strangers' guesses do not count against this person here. Call once they are proved. */
export const rememberPlace = (email: string, address: string, now: Date) =>
  takeFromLimit(known, placeOf(email, address), now);

const placeOf = (email: string, address: string) => `${email}\0${address}`;

export const wrongCredentials = () => new AppError('unauthenticated', messages.wrongCredentials);
