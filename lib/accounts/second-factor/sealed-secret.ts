import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, openWithAnyKey } from '@/lib/keys';

/*
 * Secrets of authenticator apps are encrypted with AES-256-GCM, bound to their member: nonce
 * (12 bytes), tag (16), cipher text, in base64url.
 */
const algorithm = 'aes-256-gcm';
const purpose = 'second-factor';

export function sealSecret(secret: string, userId: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, deriveKey(purpose), nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Throws if the text was changed, moved to another member or sealed with another AUTH_SECRET. */
export function unsealSecret(sealed: string, userId: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  return openWithAnyKey(purpose, (key) => {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  });
}
