import 'server-only';
import { unfinishedUploadAfter } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { imageFiles } from './image-names';
import { type Storage, storage } from './storage';

/*
 * Uploads that are under way. A row is written before the first file and deleted with the
 * transaction that writes the picture's own row, so that no file is ever without a row that names it.
 */

/** To be called before the first file of a picture is stored. */
export async function beginUpload(name: string, now: Date): Promise<void> {
  await db.imageUpload.createMany({ data: [{ name, startedAt: now }], skipDuplicates: true });
}

/**
 * For the transaction that writes the picture's row. Returns false when the sweep has taken the
 * upload for abandoned: its files are gone or about to go.
 */
export async function endUpload(name: string, tx: Db): Promise<boolean> {
  const { count } = await tx.imageUpload.deleteMany({ where: { name } });
  return count === 1;
}

/**
 * Removes the files of an upload that failed, unless its picture was written after all. The row stays
 * for the sweep, since a file whose storing was cut off may arrive in the store later.
 */
export async function removeFailedUpload(name: string, store: Storage): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const [upload] = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM "ImageUpload" WHERE "name" = ${name} FOR UPDATE`;
      if (upload) await store.remove(imageFiles([name]));
    },
    { timeout: minute },
  );
}

const batch = 200;

/**
 * Removes the files of uploads that began long ago and never became a picture. Returns how many. What
 * another sweep or an upload holds at this moment is left to the next sweep.
 */
export async function sweepUploads(now: Date, store: Storage = storage()): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepBatch(addTime(now, -unfinishedUploadAfter), store);
    swept += count;
    if (count < batch) return swept;
  }
}

const sweepBatch = (before: Date, store: Storage) =>
  db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ name: string }[]>`
        SELECT "name" FROM "ImageUpload" WHERE "startedAt" < ${before}
        ORDER BY "startedAt" LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
      const names = rows.map(({ name }) => name);
      if (names.length > 0) await store.remove(imageFiles(names));
      await tx.imageUpload.deleteMany({ where: { name: { in: names } } });
      return names.length;
    },
    { timeout: minute },
  );
