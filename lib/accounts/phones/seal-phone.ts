import { createHmac } from 'node:crypto';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { keyOf, phoneSecrets } from '@/lib/keys';
import { openText, sealText } from '@/lib/sealing';

/*
 * A sealed number names its key: "<key id>.<sealed text>". So a number under a key that is not
 * configured is told from a damaged one, and a command finds what is still under the key before.
 */

const idOf = (secret: string) => keyOf(secret, 'phone-key-id').subarray(0, 6).toString('base64url');

/** `boundTo`: the row or person that it belongs to. */
export function sealPhone(text: string, boundTo: string): string {
  const [present = ''] = phoneSecrets();
  return `${idOf(present)}.${sealText(keyOf(present, 'phone'), text, boundTo)}`;
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

/** Keyed hashes that find a number in E.164, by the present key first, which new rows are stored under. */
export const phoneHashes = (number: string): string[] =>
  phoneSecrets().map((secret) =>
    createHmac('sha256', keyOf(secret, 'phone-hash')).update(number).digest('base64url'),
  );

export const phoneHash = (number: string): string => phoneHashes(number)[0] ?? '';

/** What texts sealed with the present key begin with. */
export const presentPrefix = (): string => `${idOf(phoneSecrets()[0] ?? '')}.`;

/** What texts begin with that a configured key opens. */
export const knownPrefixes = (secrets = phoneSecrets()): string[] =>
  secrets.map((secret) => `${idOf(secret)}.`);

function unreadable(why: string, cause?: unknown): AppError {
  console.warn(`A phone number cannot be opened: ${why}`);
  return new AppError('unavailable', messages.phoneUnreadable, { retryAfter: 60, cause });
}
