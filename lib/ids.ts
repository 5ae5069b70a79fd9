import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Crockford's base 32 (5 random bits per character), in lower case. */
export function randomId(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');
}

/** Short for sharing; 60 bits, so that ids cannot be enumerated. */
export const newAdId = () => randomId(12);
