import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, openWithAnyKey } from '@/lib/keys';
import type { Message } from './message';

/*
 * Waiting messages may hold codes or reset links, so they are encrypted with AES-256-GCM, bound to
 * their row: nonce (12 bytes), tag (16), cipher text, in base64url.
 */
const algorithm = 'aes-256-gcm';
const purpose = 'outbox';

export function seal(message: Message, rowId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(purpose), nonce).setAAD(Buffer.from(rowId));
  const text = Buffer.concat([cipher.update(JSON.stringify(message)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Throws if the text was changed, moved to another row or sealed with another secret. */
export function unseal(sealed: string, rowId: string): Message {
  const bytes = Buffer.from(sealed, 'base64url');
  const text = openWithAnyKey(purpose, (key) => {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(rowId))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  });
  return JSON.parse(text.toString('utf8'));
}
