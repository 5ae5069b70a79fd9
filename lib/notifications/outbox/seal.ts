import { deriveKey, openWithAnyKey } from '@/lib/secrets/keys';
import { openText, sealText } from '@/lib/secrets/sealing';
import type { Message } from './message';

/* Waiting messages may hold codes or reset links. They are bound to their row. */
const purpose = 'outbox';

export const seal = (message: Message, rowId: string): string =>
  sealText(deriveKey(purpose), JSON.stringify(message), rowId);

export const unseal = (sealed: string, rowId: string): Message =>
  JSON.parse(openWithAnyKey(purpose, (key) => openText(key, sealed, rowId)));
