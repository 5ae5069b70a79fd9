import 'server-only';
import { unfinishedUploadAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { imageFiles } from './image-names';

/* Every file belongs to a row: the upload's until the transaction that writes the picture's. */

/** The start of uploads whose files are only left to be removed. */
const abandoned = new Date(0);

export async function beginUpload(name: string, now: Date): Promise<void> {
  // A sweep may have taken this name.
  await db.$executeRaw`
    INSERT INTO "ImageUpload" ("name", "startedAt") VALUES (${name}, ${now})
    ON CONFLICT ("name") DO UPDATE SET "startedAt" = excluded."startedAt"`;
}

/** Call in the transaction that writes the picture's row. False if the sweep came first. */
export async function endUpload(name: string, tx: Db): Promise<boolean> {
  const { count } = await tx.imageUpload.deleteMany({
    where: { name, startedAt: { gt: abandoned } },
  });
  return count === 1;
}

/** The row stays for the sweep, because an interrupted write may still reach the store. */
export async function removeFailedUpload(name: string, store: Storage): Promise<void> {
  // The lock waits for a commit whose reply was lost. Nobody writes the picture afterwards, so the
  // store, which may hang, needs no transaction.
  const [upload] = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "ImageUpload" WHERE "name" = ${name} FOR UPDATE`;
  if (upload) await store.remove(imageFiles([name]));
}

const batch = 200;

export async function sweepUploads(now: Date, store: Storage = storage()): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await sweepBatch(addTime(now, -unfinishedUploadAfter), store);
    swept += count;
    if (count < batch) return swept;
  }
}

/** Takes the uploads first: the store may hang, so it must not be called in a transaction. */
async function sweepBatch(before: Date, store: Storage): Promise<number> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    WITH due AS MATERIALIZED (
      SELECT "name" FROM "ImageUpload" WHERE "startedAt" < ${before}
      ORDER BY "startedAt" LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    UPDATE "ImageUpload" u SET "startedAt" = ${abandoned} FROM due WHERE u."name" = due."name"
    RETURNING u."name"`;
  await removeAbandoned(
    rows.map(({ name }) => name),
    store,
  );
  return rows.length;
}

/** Call in the transaction that deletes pictures, so that a sweep finds files left over. */
export async function abandon(names: string[], tx: Db): Promise<void> {
  const data = names.map((name) => ({ name, startedAt: abandoned }));
  await tx.imageUpload.createMany({ data, skipDuplicates: true });
}

/** Removes the files, and then the rows, except of uploads that were begun again. */
export async function removeAbandoned(names: string[], store: Storage): Promise<void> {
  if (names.length === 0) return;
  await store.remove(imageFiles(names));
  await db.imageUpload.deleteMany({ where: { name: { in: names }, startedAt: abandoned } });
}
