import { createHash } from 'node:crypto';

/** Tokens of sessions and of password links are stored as this, so that a copy of the database opens nothing. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
