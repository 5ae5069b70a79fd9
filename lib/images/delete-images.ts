import 'server-only';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { abandon, removeAbandoned } from './image-uploads';

/** Returns the deleted names. Files that cannot be removed are left to the next sweep. */
export async function deleteImages(names: string[], store: Storage = storage()): Promise<string[]> {
  if (names.length === 0) return [];
  const gone = await db.$transaction(async (tx) => {
    // The lock blocks new uses of these pictures; the next statement sees earlier ones.
    const free = await tx.$queryRaw<{ name: string }[]>`
      SELECT "name" FROM "Image" WHERE "name" = ANY(${names}) FOR UPDATE SKIP LOCKED`;
    const deleted = await tx.$queryRaw<{ name: string }[]>`
      DELETE FROM "Image" i WHERE i."name" = ANY(${free.map((row) => row.name)})
        AND NOT EXISTS (SELECT FROM "AdImage" a WHERE a."imageName" = i."name")
        AND NOT EXISTS (SELECT FROM "DraftImage" d WHERE d."imageName" = i."name")
      RETURNING "name"`;
    const unused = deleted.map((row) => row.name);
    await abandon(unused, tx);
    return unused;
  });
  await removeAbandoned(gone, store);
  return gone;
}
