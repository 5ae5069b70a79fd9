import type { Db } from '@/lib/db/client';
import { restoredAt } from '@/lib/db/restored-at';
import type { PurchaseRow } from './purchases/move-purchase';

/**
 * The buyer's address; null for an erased account and for what may have been mailed before a restore.
 * `causedAt`: when a person caused the mail, if one did.
 */
export async function mailAddressOf(
  tx: Db,
  purchase: PurchaseRow,
  causedAt?: Date | null,
): Promise<string | null> {
  if (await isCatchingUp(tx, purchase, causedAt)) return null;
  const { email, erasedAt } = await tx.user.findUniqueOrThrow({
    where: { id: purchase.ownerId },
    select: { email: true, erasedAt: true },
  });
  return erasedAt ? null : email;
}

/** After a restore purchases are stale until the provider's later events have been read. */
async function isCatchingUp(
  tx: Db,
  { provider, createdAt }: PurchaseRow,
  causedAt?: Date | null,
): Promise<boolean> {
  const restored = await restoredAt(tx);
  if (!restored || createdAt > restored || (causedAt && causedAt > restored)) return false;
  const mark = await tx.providerEventMark.findUnique({
    where: { provider },
    select: { readUntil: true },
  });
  return !mark || mark.readUntil <= restored;
}
