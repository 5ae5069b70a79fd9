import { createECDH } from 'node:crypto';
import { env } from '@/lib/env';
import { deriveKey } from '@/lib/secrets/keys';
import { absoluteUrl } from '@/lib/site';

/** In base64url. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

/**
 * The key pair that identifies this site to push services: from VAPID_PRIVATE_KEY, or derived from
 * AUTH_SECRET. A new pair invalidates all subscriptions.
 */
export function vapidKeys(): VapidKeys {
  const { VAPID_PRIVATE_KEY: configured, CONTACT_EMAIL: contact } = env();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(configured ? Buffer.from(configured, 'base64url') : deriveKey('vapid'));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url'),
    subject: `mailto:${contact ?? `postmaster@${new URL(absoluteUrl('/')).hostname}`}`,
  };
}
