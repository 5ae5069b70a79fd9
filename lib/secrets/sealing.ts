import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/* Bound to the row or person of the text: nonce (12 bytes), tag (16), ciphertext in base64url. */
const algorithm = 'aes-256-gcm';

export function sealText(key: Buffer, text: string, boundTo: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws if the text was changed, moved elsewhere or sealed with another key. */
export function openText(key: Buffer, sealed: string, boundTo: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
