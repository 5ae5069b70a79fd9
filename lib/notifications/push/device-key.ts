import { ECDH } from 'node:crypto';

/** A valid point of P-256 in base64url, so that content can be encrypted for it. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch (error) {
    if (isNoPoint(error)) return false;
    throw error;
  }
}

const isNoPoint = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_CRYPTO_OPERATION_FAILED';
