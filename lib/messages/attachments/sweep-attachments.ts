import 'server-only';
import { attachmentUnsentKept } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { type Storage, storage } from '@/lib/images/storage/storage';

const batch = 200;

/**
 * Deletes files of erased messages and accounts, and those unsent after a day. Returns how many. If
 * the store is unreachable the rows stay for the next sweep.
 */
export async function sweepAttachments(now: Date, store: Storage = storage()): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepBatch(now, store);
    swept += count;
    if (count < batch) return swept;
  }
}

const sweepBatch = (now: Date, store: Storage) =>
  db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT f."id" FROM "Attachment" f LEFT JOIN "User" u ON u."id" = f."ownerId"
        WHERE f."conversationId" IS NULL
          AND (f."sentAt" IS NOT NULL OR u."id" IS NULL OR u."erasedAt" IS NOT NULL
            OR f."createdAt" < ${addTime(now, -attachmentUnsentKept)})
        LIMIT ${batch} FOR UPDATE OF f SKIP LOCKED`;
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await store.remove(ids);
      await tx.attachment.deleteMany({ where: { id: { in: ids } } });
      return ids.length;
    },
    { timeout: minute },
  );
