import { randomBytes } from 'node:crypto';
import { usernameLength } from '@/lib/catalogue/limits';

/** Letters only, because names may not contain phone numbers. */
export const newUsername = () =>
  `u${[...randomBytes(19)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** A name of maximum length, of the widest letters and without a line break opportunity. */
export const widestUsername = () =>
  [...randomBytes(usernameLength.max)].map((byte) => (byte % 2 ? 'W' : 'M')).join('');
