import { createECDH } from 'node:crypto';
import { env } from '@/lib/env';
import { authSecrets, deriveKey, keyOf } from '@/lib/secrets/keys';
import { absoluteUrl } from '@/lib/site';

/** In base64url. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

/** A push service accepts only the key pair with which a device has subscribed. */
export const vapidKeys = (): VapidKeys => pairOf(configuredKey() ?? deriveKey('vapid'));

export function vapidPairs(): VapidKeys[] {
  const configured = configuredKey();
  const keys = configured ? [configured] : authSecrets().map((secret) => keyOf(secret, 'vapid'));
  return keys.map(pairOf);
}

function configuredKey(): Buffer | undefined {
  const { VAPID_PRIVATE_KEY: configured } = env();
  return configured ? Buffer.from(configured, 'base64url') : undefined;
}

function pairOf(privateKey: Buffer): VapidKeys {
  const { CONTACT_EMAIL: contact } = env();
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey().toString('base64url'),
    subject: `mailto:${contact ?? `postmaster@${new URL(absoluteUrl('/')).hostname}`}`,
  };
}
