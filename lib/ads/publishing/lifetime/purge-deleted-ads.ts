import { deletedKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { batchTimeouts } from '@/lib/db/pools/transaction-timeouts';
import { recordAudit } from '@/lib/db/record-audit';
import { deleteImages } from '@/lib/images/delete-images';
import type { Storage } from '@/lib/images/storage/storage-interface';

const batch = 100;

export async function purgeDeletedAds(now: Date, store?: Storage): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await purgeBatch(now, store);
    purged += count;
    if (count < batch) return purged;
  }
}

/** Ads that are locked, or whose payments are, stay until the next run. */
async function purgeBatch(now: Date, store: Storage | undefined): Promise<number> {
  const ads = await db.ad.findMany({
    where: { deletedAt: { lte: addTime(now, -deletedKept) } },
    take: batch,
    select: { id: true, images: { select: { imageName: true } } },
  });
  const ids = ads.map(({ id }) => id);
  const purged = await db.$transaction(async (tx) => {
    // The foreign key writes to them.
    const payments = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Purchase" WHERE "adId" = ANY (${ids}::text[])
      ORDER BY "id" FOR UPDATE SKIP LOCKED`;
    const free = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Ad" a WHERE "id" = ANY (${ids}::text[]) AND NOT EXISTS (
        SELECT FROM "Purchase" p
        WHERE p."adId" = a."id" AND p."id" <> ALL (${payments.map(({ id }) => id)}::uuid[]))
      ORDER BY "id" FOR UPDATE SKIP LOCKED`;
    await tx.ad.deleteMany({ where: { id: { in: free.map(({ id }) => id) } } });
    for (const { id } of free) await recordAudit(tx, null, 'ad.purged', { type: 'ad', id }, now);
    return free.length;
  }, batchTimeouts);
  const pictures = ads.flatMap(({ images }) => images.map(({ imageName }) => imageName));
  await deleteImages(pictures, store);
  return purged;
}
