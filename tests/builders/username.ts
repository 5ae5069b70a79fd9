import { randomBytes } from 'node:crypto';
import { usernameLength } from '@/lib/catalogue/limits';

/** Letters only, since digits may read as a phone number, which no name may have. */
export const newUsername = () =>
  `u${[...randomBytes(19)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

/** As long as a name may be, of the widest letters, and without a place to break a line. */
export const widestUsername = () =>
  [...randomBytes(usernameLength.max)].map((byte) => (byte % 2 ? 'W' : 'M')).join('');
