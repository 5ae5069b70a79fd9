import 'server-only';
import { imageBytesPerMember, imagesUnused } from '@/lib/catalogue/limits';
import { messages, tooManyUnusedImages } from '@/lib/catalogue/messages';
import { hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { imageFiles, newImageName } from './image-names';
import { imageFile } from './image-url';
import { processImage } from './process-image';
import { type Storage, storage } from './storage';

/**
 * Checks, re-encodes and keeps a picture for its uploader. Files first, then the row: a picture
 * that is known always has its files, and a failure on the way leaves neither.
 */
export async function storeImage(
  ownerId: string,
  bytes: Uint8Array,
  now: Date,
  store: Storage = storage(),
): Promise<{ name: string; width: number; height: number }> {
  await requireRoom(ownerId);
  const { width, height, versions } = await processImage(bytes);
  const name = newImageName();
  try {
    for (const version of versions) await store.put(imageFile(name, version.width), version.bytes);
    const size = versions.reduce((sum, version) => sum + version.bytes.length, 0);
    await db.image.create({
      data: { name, ownerId, width, height, bytes: size, createdAt: now },
      select: { name: true },
    });
  } catch (error) {
    await store.remove(imageFiles([name]));
    throw error;
  }
  return { name, width, height };
}

/** Nobody fills the disk, neither with pictures that no ad or draft shows nor with ads. */
async function requireRoom(ownerId: string): Promise<void> {
  const { _sum } = await db.image.aggregate({ where: { ownerId }, _sum: { bytes: true } });
  if ((_sum.bytes ?? 0) >= imageBytesPerMember) {
    throw new AppError('conflict', messages.imagesFull);
  }
  const unused = await db.image.count({
    where: { ownerId, ads: { none: {} }, drafts: { none: {} } },
  });
  if (unused >= imagesUnused) {
    throw new AppError('rate_limited', tooManyUnusedImages(imagesUnused), {
      retryAfter: hour / second,
    });
  }
}
