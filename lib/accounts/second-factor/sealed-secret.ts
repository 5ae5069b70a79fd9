import { deriveKey, openWithAnyKey } from '@/lib/secrets/keys';
import { openText, sealText } from '@/lib/secrets/sealing';

const purpose = 'second-factor';

export const sealSecret = (secret: string, userId: string): string =>
  sealText(deriveKey(purpose), secret, userId);

/** Undefined if changed, moved to another member or sealed with an unknown AUTH_SECRET. */
export function unsealSecret(sealed: string, userId: string): string | undefined {
  try {
    return openWithAnyKey(purpose, (key) => openText(key, sealed, userId));
  } catch {
    return undefined;
  }
}
