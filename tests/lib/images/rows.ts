import { db } from '@/lib/db/client';
import { newAdId, randomId } from '@/lib/ids';
import { newImageName } from '@/lib/images/image-names';
import type { Storage } from '@/lib/images/storage';

/* The least rows that pictures hang on. Every name is new, so that no test sees another's rows. */

export async function makeMember(): Promise<string> {
  const name = randomId(12);
  const { id } = await db.user.create({
    data: {
      email: `${name}@example.org`,
      username: name,
      usernameKey: name,
      firstName: 'Ann',
      lastName: 'Example',
      passwordHash: 'unused',
    },
    select: { id: true },
  });
  return id;
}

export async function makeImage(ownerId: string, createdAt: Date): Promise<string> {
  const name = newImageName();
  await db.image.create({ data: { name, ownerId, width: 9, height: 9, bytes: 9, createdAt } });
  return name;
}

export async function makeAdWith(ownerId: string, imageName: string): Promise<string> {
  await db.place.upsert({
    where: { outcode: 'IG1' },
    update: {},
    create: {
      outcode: 'IG1',
      slug: 'ilford-redbridge-ig1',
      town: 'Ilford',
      district: 'Redbridge',
      region: 'E12000007',
      latitude: 51.56,
      longitude: 0.08,
    },
  });
  const { id } = await db.ad.create({
    data: {
      id: newAdId(),
      ownerId,
      category: 'home',
      categoryGroup: 'buy-and-sell',
      isAdult: false,
      formKind: 'goods',
      title: 'Oak table with four chairs',
      description: 'Solid oak, seats six, a few scratches.',
      details: {},
      outcode: 'IG1',
      images: { create: { imageName, position: 0, isMain: true } },
    },
    select: { id: true },
  });
  return id;
}

export const makeDraftWith = (ownerId: string, imageName: string) =>
  db.draft.create({ data: { ownerId, form: {}, images: { create: { imageName } } } });

/** A store in memory that remembers what it was asked. */
export function memoryStorage(failAfter = Number.POSITIVE_INFINITY) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store: Storage = {
    async put(file, bytes) {
      if (files.size >= failAfter) throw new Error('disk full');
      files.set(file, Uint8Array.from(bytes));
    },
    get: async (file) => files.get(file),
    async remove(names) {
      for (const name of names) files.delete(name);
    },
  };
  return { store, files };
}
