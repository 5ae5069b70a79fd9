import { deletedKept } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteImages } from '@/lib/images/delete-images';
import type { Storage } from '@/lib/images/storage';
import { recordAudit } from './record-audit';

const batch = 100;

/** Erases ads, with their pictures, 30 days after deletion. Returns how many. */
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
  await db.$transaction(async (tx) => {
    await tx.ad.deleteMany({ where: { id: { in: ads.map(({ id }) => id) } } });
    for (const { id } of ads) await recordAudit(tx, null, 'ad.purged', id, now);
  });
  const pictures = ads.flatMap(({ images }) => images.map(({ imageName }) => imageName));
  await deleteImages(pictures, store);
  return ads.length;
}
