import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/* What AUTH_SECRET_PREVIOUS has signed or sealed is accepted while it is set. */

export function authSecrets(): string[] {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env();
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}

/** Those of AUTH_SECRET stay in the list, since they sealed numbers before PHONE_KEY was set. */
export function phoneSecrets(): string[] {
  const { PHONE_KEY, PHONE_KEY_PREVIOUS } = env();
  const before = PHONE_KEY_PREVIOUS ? [PHONE_KEY_PREVIOUS] : [];
  return [...(PHONE_KEY ? [PHONE_KEY] : []), ...authSecrets(), ...before];
}

export const deriveKey = (purpose: string): Buffer => keyOf(env().AUTH_SECRET, purpose);

const deriveKeys = (purpose: string): Buffer[] =>
  authSecrets().map((secret) => keyOf(secret, purpose));

export const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Length of a full signature in base64url; links have shorter ones. */
const whole = 43;

export const signText = (purpose: string, text: string, length = whole): string =>
  (keyedHashes(purpose, text, 'base64url')[0] ?? '').slice(0, length);

/** Compares with each key's signature in constant time. */
export const isSigned = (purpose: string, text: string, given: string, length = whole): boolean =>
  keyedHashes(purpose, text, 'base64url').some((hash) => isSame(given, hash.slice(0, length)));

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Keyed hashes for look-ups. The first one, by the current key, is stored. */
export const keyedHashes = (
  purpose: string,
  text: string,
  encoding: 'hex' | 'base64url',
): string[] =>
  deriveKeys(purpose).map((key) => createHmac('sha256', key).update(text).digest(encoding));

/** Tries each key; `open` throws for a wrong one. If none fits, throws the current key's error. */
export function openWithAnyKey<T>(purpose: string, open: (key: Buffer) => T): T {
  const [current = Buffer.alloc(0), ...previous] = deriveKeys(purpose);
  try {
    return open(current);
  } catch (error) {
    for (const key of previous) {
      try {
        return open(key);
      } catch {
        // Not sealed with this key either.
      }
    }
    throw error;
  }
}
