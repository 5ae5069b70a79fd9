import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** `length` characters of Crockford's base 32 (5 random bits each), in lower case. */
export function randomId(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');
}

/** Short, since it stands in addresses people share; 60 bits, so that ids cannot be walked. */
export const newAdId = () => randomId(12);

export const adIdPattern = /^[0-9a-z]{12}$/;
