import { isSigned, signText } from '@/lib/secrets/keys';

/* Works without a login: a letter for the kind of mail, a UUID without hyphens, a signature. */

const letters = { alert: 'a', 'saved-reduced': 'r', 'saved-ending': 'e', reminders: 'm' } as const;

export type Subscription = keyof typeof letters;

const signatureLength = 22;

const keyPattern = /^([a-z])([0-9a-f]{32})([A-Za-z0-9_-]{22})$/;

export function unsubscribeKey(kind: Subscription, id: string): string {
  const plain = letters[kind] + id.replaceAll('-', '');
  return plain + sign(plain);
}

export function readUnsubscribeKey(key: string): { kind: Subscription; id: string } | null {
  const [, letter = '', hex = '', signature = ''] = keyPattern.exec(key) ?? [];
  const kinds = Object.keys(letters) as Subscription[];
  const kind = kinds.find((known) => letters[known] === letter);
  if (!kind) return null;
  if (!isSigned('unsubscribe', letter + hex, signature, signatureLength)) return null;
  return { kind, id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') };
}

/** The page asks to confirm; the API accepts the one-click POST of mail programs (RFC 8058). */
export const unsubscribePath = (key: string) => `/unsubscribe/${key}`;
export const oneClickPath = (key: string) => `/api/unsubscribe/${key}`;

const sign = (text: string) => signText('unsubscribe', text, signatureLength);
