import { Secret, TOTP } from 'otpauth';
import { second } from '@/lib/dates';
import { siteName } from '@/lib/site';

const period = 30;
/** Accepted time steps before and after the current one, since phones' clocks differ. */
const tolerance = 1;

export const newSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: siteName(),
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

export const setUpUri = (secret: string, email: string) => totpOf(secret, email).toString();

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / (period * second)) + delta;
}
