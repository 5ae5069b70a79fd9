import 'server-only';
import { imageBytesPerMember, imagesUnused } from '@/lib/catalogue/limits';
import { siteTexts, tooManyUnusedImages } from '@/lib/catalogue/site-texts';
import { hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { newImageName } from './image-names';
import { beginUpload, endUpload, removeFailedUpload } from './image-uploads';
import { imageFile } from './image-url';
import { type ProcessedImage, processImage } from './process-image';

/** The upload's row comes first and the picture's last: a sweep finds unfinished uploads. */
export async function storeImage(
  ownerId: string,
  bytes: Uint8Array,
  now: Date,
  store: Storage = storage(),
): Promise<{ name: string; width: number; height: number }> {
  store.requireAnswers();
  await requireImageRoom(ownerId);
  const { width, height, hash, versions } = await processImage(bytes);
  const name = newImageName();
  const size = versions.reduce((sum, version) => sum + version.bytes.length, 0);
  await beginUpload(name, now);
  try {
    await putAll(versions, name, store);
    await writeRow({ name, ownerId, width, height, hash, bytes: size, createdAt: now }, now);
  } catch (error) {
    // Not awaited: if the store hangs, the member would wait twice as long.
    removeFailedUpload(name, store).catch((failure) => {
      console.error('the files of a failed upload wait for the sweep:', failure);
    });
    throw error;
  }
  return { name, width, height };
}

/** Ends after all of them, so that a removal misses no file. */
async function putAll(versions: ProcessedImage['versions'], name: string, store: Storage) {
  const puts = versions.map(({ width, bytes }) => store.put(imageFile(name, width), bytes));
  const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function writeRow(data: Prisma.ImageUncheckedCreateInput, now: Date): Promise<void> {
  const isWritten = await db.$transaction(async (tx) => {
    if (!(await endUpload(data.name, tx))) return false;
    await tx.image.create({ data, select: { name: true } });
    return true;
  });
  if (isWritten) return;
  // The sweep has deleted this slow upload: record it again, so that its files can be found.
  await beginUpload(data.name, now);
  throw new AppError('unavailable', siteTexts.imagesNotSaved, { retryAfter: minute / second });
}

export async function requireImageRoom(ownerId: string): Promise<void> {
  const { _sum } = await db.image.aggregate({ where: { ownerId }, _sum: { bytes: true } });
  if ((_sum.bytes ?? 0) >= imageBytesPerMember) {
    throw new AppError('conflict', siteTexts.imagesFull);
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
