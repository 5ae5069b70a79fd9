import { randomBytes } from 'node:crypto';

/** Letters only, since digits may read as a phone number, which no name may have. */
export const newUsername = () =>
  `u${[...randomBytes(19)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
