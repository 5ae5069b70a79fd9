import { hkdfSync } from 'node:crypto';
import { env } from './env';

/** A 256-bit key derived from AUTH_SECRET for one purpose. */
export const deriveKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', purpose, 32));
