import { deletedKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { deleteImages } from '@/lib/images/delete-images';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { lockPurchases } from '@/lib/payments/purchases/move-purchase';

const batch = 100;

export async function purgeDeletedAds(now: Date, store?: Storage): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await purgeBatch(now, store);
    purged += count;
    if (count < batch) return purged;
  }
}

async function purgeBatch(now: Date, store: Storage | undefined): Promise<number> {
  const ads = await db.ad.findMany({
    where: { deletedAt: { lte: addTime(now, -deletedKept) } },
    take: batch,
    select: { id: true, images: { select: { imageName: true } } },
  });
  const ids = ads.map(({ id }) => id);
  const purged = await db.$transaction(async (tx) => {
    // The foreign key writes to them.
    await lockPurchases(tx, { adId: { in: ids } });
    const free = await tx.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "Ad" WHERE "id" = ANY (${ids}::text[])
      ORDER BY "id" FOR UPDATE SKIP LOCKED`;
    await tx.ad.deleteMany({ where: { id: { in: free.map(({ id }) => id) } } });
    for (const { id } of free) await recordAudit(tx, null, 'ad.purged', { type: 'ad', id }, now);
    return free.length;
  });
  const pictures = ads.flatMap(({ images }) => images.map(({ imageName }) => imageName));
  await deleteImages(pictures, store);
  return purged;
}
