import sharp from 'sharp';
import { db } from '@/lib/db/client';
import { storage } from '@/lib/images/storage/storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { photoHash } from './photo-hash';

const batch = 200;
/** Below this contrast a stored picture of one colour shows only compression noise. */
const contrastNeeded = 1;

export type HashedPhotos = { hashed: number; flat: number; missing: string[] };

/** For pictures without a hash. Those of one colour get none. Can be run again. */
export async function hashPhotos(store: Storage = storage()): Promise<HashedPhotos> {
  const done: HashedPhotos = { hashed: 0, flat: 0, missing: [] };
  for (let after = ''; ; ) {
    const rows = await db.image.findMany({
      where: { hash: null, name: { gt: after } },
      orderBy: { name: 'asc' },
      take: batch,
      select: { name: true },
    });
    for (const { name } of rows) {
      const hash = await hashOf(name, store);
      if (hash === undefined) done.missing.push(name);
      else if (hash === null) done.flat += 1;
      else {
        await db.image.updateMany({ where: { name, hash: null }, data: { hash } });
        done.hashed += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return done;
    after = last.name;
  }
}

async function hashOf(name: string, store: Storage): Promise<bigint | null | undefined> {
  const bytes = await store.get(name);
  if (!bytes) return undefined;
  const decoded = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!decoded) return undefined;
  const { data, info } = decoded;
  const { width, height } = info;
  const { channels } = await sharp(data, { raw: { width, height, channels: 3 } }).stats();
  return channels.every(({ stdev }) => stdev < contrastNeeded) ? null : photoHash(data, info);
}
