import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from './env';

/*
 * Keys derived from AUTH_SECRET, each for one purpose. While AUTH_SECRET_PREVIOUS is set, what was signed
 * or sealed with the secret before still counts, and everything new uses the present one.
 */

/** The present secret, then the one before if there is one. */
export function authSecrets(): string[] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env();
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}

/**
 * Secrets of phone numbers, the present one first. Those of AUTH_SECRET stay behind PHONE_KEY, since
 * they sealed the numbers before it was set.
 */
export function phoneSecrets(): string[] {
  const { PHONE_KEY, PHONE_KEY_PREVIOUS } = env();
  const before = PHONE_KEY_PREVIOUS ? [PHONE_KEY_PREVIOUS] : [];
  return [...(PHONE_KEY ? [PHONE_KEY] : []), ...authSecrets(), ...before];
}

/** A 256-bit key. */
export const deriveKey = (purpose: string): Buffer => keyOf(env().AUTH_SECRET, purpose);

/** The present key first. */
export const deriveKeys = (purpose: string): Buffer[] =>
  authSecrets().map((secret) => keyOf(secret, purpose));

export const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Characters of a signature in base64url; a link carries fewer. */
const whole = 43;

export const signText = (purpose: string, text: string, length = whole): string =>
  (keyedHashes(purpose, text, 'base64url')[0] ?? '').slice(0, length);

/** Compares in constant time with what each key signs. */
export const isSigned = (purpose: string, text: string, given: string, length = whole): boolean =>
  keyedHashes(purpose, text, 'base64url').some((hash) => isSame(given, hash.slice(0, length)));

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Keyed hashes under which something may be stored, by the present key first. */
export const keyedHashes = (
  purpose: string,
  text: string,
  encoding: 'hex' | 'base64url',
): string[] =>
  deriveKeys(purpose).map((key) => createHmac('sha256', key).update(text).digest(encoding));

/** Tries each key: `open` throws for a wrong one. Throws as the present key does. */
export function openWithAnyKey<T>(purpose: string, open: (key: Buffer) => T): T {
  const [present = Buffer.alloc(0), ...before] = deriveKeys(purpose);
  try {
    return open(present);
  } catch (error) {
    for (const key of before) {
      try {
        return open(key);
      } catch {
        // Not sealed with this one either.
      }
    }
    throw error;
  }
}
