import 'server-only';
import { minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { imageFiles } from './image-names';
import { type Storage, storage } from './storage';

/**
 * Deletes those of the pictures that no ad and no draft holds, and their files. Returns the names
 * deleted. Rows go first: a picture that an ad takes at the same moment is left alone. They stay
 * when the store cannot be reached, so that the next sweep finds the files again.
 */
export async function deleteImages(names: string[], store: Storage = storage()): Promise<string[]> {
  if (names.length === 0) return [];
  return db.$transaction(
    async (tx) => {
      // Locked, no ad can take them any more; what one took before is seen by the next statement.
      const free = await tx.$queryRaw<{ name: string }[]>`
        SELECT "name" FROM "Image" WHERE "name" = ANY(${names}) FOR UPDATE SKIP LOCKED`;
      const deleted = await tx.$queryRaw<{ name: string }[]>`
        DELETE FROM "Image" i WHERE i."name" = ANY(${free.map((row) => row.name)})
          AND NOT EXISTS (SELECT FROM "AdImage" a WHERE a."imageName" = i."name")
          AND NOT EXISTS (SELECT FROM "DraftImage" d WHERE d."imageName" = i."name")
        RETURNING "name"`;
      const gone = deleted.map((row) => row.name);
      await store.remove(imageFiles(gone));
      return gone;
    },
    { timeout: minute },
  );
}
