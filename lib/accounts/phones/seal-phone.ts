import { createHmac } from 'node:crypto';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { keyOf, phoneSecrets } from '@/lib/secrets/keys';
import { openText, sealText } from '@/lib/secrets/sealing';

/* "<key id>.<sealed text>": the id tells a missing key from a damaged text. */

const idOf = (secret: string) => keyOf(secret, 'phone-key-id').subarray(0, 6).toString('base64url');

/** `boundTo`: the id of the row or person that the number belongs to. */
export function sealPhone(text: string, boundTo: string): string {
  const [current = ''] = phoneSecrets();
  return `${idOf(current)}.${sealText(keyOf(current, 'phone'), text, boundTo)}`;
}

/** Throws `unavailable` if no configured key fits. */
export function openPhone(sealed: string, boundTo: string): string {
  const [id = '', text = ''] = sealed.split('.');
  const secret = phoneSecrets().find((each) => idOf(each) === id);
  if (!secret) throw unreadable('no configured key is the one that sealed it.');
  try {
    return openText(keyOf(secret, 'phone'), text, boundTo);
  } catch (error) {
    throw unreadable('it was changed or moved.', error);
  }
}

export function openPhoneOrNull(sealed: string, boundTo: string): string | null {
  try {
    return openPhone(sealed, boundTo);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Keyed hashes of a number in E.164. The first one, by the current key, is stored. */
export const phoneHashes = (number: string): string[] =>
  phoneSecrets().map((secret) =>
    createHmac('sha256', keyOf(secret, 'phone-hash')).update(number).digest('base64url'),
  );

export const phoneHash = (number: string): string => phoneHashes(number)[0] ?? '';

export const currentPrefix = (): string => `${idOf(phoneSecrets()[0] ?? '')}.`;

export const knownPrefixes = (secrets = phoneSecrets()): string[] =>
  secrets.map((secret) => `${idOf(secret)}.`);

function unreadable(why: string, cause?: unknown): AppError {
  console.warn(`A phone number cannot be opened: ${why}`);
  return new AppError('unavailable', siteTexts.phoneUnreadable, { retryAfter: 60, cause });
}
