import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { newImageName } from '@/lib/images/image-names';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { createAd } from '../../builders/ad';

/** An uploaded picture's row, without files. */
export async function createImage({ userId }: Actor, createdAt: Date): Promise<string> {
  const name = newImageName();
  await db.image.create({
    data: { name, ownerId: userId, width: 9, height: 9, bytes: 9, createdAt },
    select: { name: true },
  });
  return name;
}

export const createAdWith = (actor: Actor, imageName: string) =>
  createAd(actor, { form: { images: [{ src: imageName, main: true }] } });

export const createDraftWith = ({ userId }: Actor, imageName: string) =>
  db.draft.create({
    data: { ownerId: userId, form: {}, images: { create: { imageName } } },
    select: { id: true },
  });

/** A store in memory that fails beyond `room` files. */
export function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store: Storage = {
    requireAnswers: () => undefined,
    async put(file, bytes) {
      if (files.size >= room) throw new Error('disk full');
      files.set(file, Uint8Array.from(bytes));
    },
    get: async (file) => files.get(file),
    async remove(names) {
      for (const name of names) files.delete(name);
    },
  };
  return { store, files };
}
