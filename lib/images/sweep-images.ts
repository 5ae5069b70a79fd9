import 'server-only';
import { imageSweepAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { deleteImages } from './delete-images';
import { sweepUploads } from './image-uploads';

const batch = 200;

/** Deletes old unused pictures, those of erased accounts and files of abandoned uploads. */
export async function sweepImages(now: Date, store: Storage = storage()): Promise<number> {
  return (await sweepUnheld(now, store)) + (await sweepUploads(now, store));
}

async function sweepUnheld(now: Date, store: Storage): Promise<number> {
  let swept = 0;
  for (;;) {
    const candidates = await db.image.findMany({
      where: {
        OR: [
          { createdAt: { lt: addTime(now, -imageSweepAfter) } },
          { owner: { erasedAt: { not: null } } },
        ],
        ads: { none: {} },
        drafts: { none: {} },
      },
      orderBy: { createdAt: 'asc' },
      take: batch,
      select: { name: true },
    });
    const deleted = await deleteImages(
      candidates.map((image) => image.name),
      store,
    );
    swept += deleted.length;
    // Also ends when the rest is locked; the next sweep handles it.
    if (candidates.length < batch || deleted.length === 0) return swept;
  }
}
