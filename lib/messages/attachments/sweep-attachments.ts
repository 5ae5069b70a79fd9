import 'server-only';
import { attachmentUnsentKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';

const batch = 200;

/** If the store is unreachable, the rows stay for the next sweep. Returns how many were deleted. */
export async function sweepAttachments(now: Date, store: Storage = storage()): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepBatch(now, store);
    swept += count;
    if (count < batch) return swept;
  }
}

/** Takes files first, as if sent: the store may hang, so no transaction may wait for it. */
async function sweepBatch(now: Date, store: Storage): Promise<number> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH due AS MATERIALIZED (
      SELECT f."id" FROM "Attachment" f LEFT JOIN "User" u ON u."id" = f."ownerId"
      WHERE f."conversationId" IS NULL
        AND (f."sentAt" IS NOT NULL OR u."id" IS NULL OR u."erasedAt" IS NOT NULL
          OR f."createdAt" < ${addTime(now, -attachmentUnsentKept)})
      LIMIT ${batch} FOR UPDATE OF f SKIP LOCKED)
    UPDATE "Attachment" a SET "sentAt" = COALESCE(a."sentAt", ${now}) FROM due
    WHERE a."id" = due."id" RETURNING a."id"`;
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await store.remove(ids);
  await db.attachment.deleteMany({ where: { id: { in: ids } } });
  return ids.length;
}
