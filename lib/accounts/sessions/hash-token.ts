import { createHash } from 'node:crypto';

/** Session and reset tokens are stored as hashes, so that a leaked database grants no access. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
