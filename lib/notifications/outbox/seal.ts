import { deriveKey, openWithAnyKey } from '@/lib/secrets/keys';
import { openText, sealText } from '@/lib/secrets/sealing';
import type { OutboxItem } from './outbox-item';

/* Waiting items may hold codes or reset links. They are bound to their row. */
const purpose = 'outbox';

export const seal = (item: OutboxItem, rowId: string): string =>
  sealText(deriveKey(purpose), JSON.stringify(item), rowId);

export const unseal = (sealed: string, rowId: string): OutboxItem =>
  JSON.parse(openWithAnyKey(purpose, (key) => openText(key, sealed, rowId)));
