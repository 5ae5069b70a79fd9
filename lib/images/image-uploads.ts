import 'server-only';
import { unfinishedUploadAfter } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { type Storage, storage } from '@/lib/images/storage/storage';
import { imageFiles } from './image-names';

/*
 * Uploads in progress. A row is written before the first file and deleted in the transaction that
 * writes the picture's row, so that every file belongs to a row.
 */

/** Call before storing the first file. */
export async function beginUpload(name: string, now: Date): Promise<void> {
  await db.imageUpload.createMany({ data: [{ name, startedAt: now }], skipDuplicates: true });
}

/** Call in the transaction that writes the picture's row. False if the sweep has deleted the upload. */
export async function endUpload(name: string, tx: Db): Promise<boolean> {
  const { count } = await tx.imageUpload.deleteMany({ where: { name } });
  return count === 1;
}

/**
 * Keeps the files if the picture was written after all. The row stays for the sweep, because an
 * interrupted write may still reach the store.
 */
export async function removeFailedUpload(name: string, store: Storage): Promise<void> {
  // The lock waits for a commit whose reply was lost. Nobody writes the picture afterwards, so the
  // store, which may hang, needs no transaction.
  const [upload] = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "ImageUpload" WHERE "name" = ${name} FOR UPDATE`;
  if (upload) await store.remove(imageFiles([name]));
}

const batch = 200;

/** Removes files of abandoned uploads, except locked ones. Returns how many. */
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
