import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { hashPhotos } from '@/lib/images/hash-photos';
import { processImage } from '@/lib/images/process-image';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { createImages } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const noise = Buffer.from(
  Array.from({ length: 64 }, (_, index) => (index * 7919 * (index + 3)) % 251),
);
const photo = () =>
  sharp(noise, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(600, 600)
    .toColourspace('srgb')
    .jpeg()
    .toBuffer();
const flat = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();

/** Number of different bits, of 64. */
const distance = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;

test('old pictures get the same hash as new uploads, once', async () => {
  const [old = '', plain = '', gone = '', broken = '', known = ''] = await createImages(
    await createMember(),
    5,
  );
  await db.image.update({ where: { name: known }, data: { hash: 7n } });
  const { hash, versions } = await processImage(await photo());
  const files = new Map<string, Uint8Array>([
    [old, versions[0]?.bytes ?? new Uint8Array()],
    [plain, await flat()],
    [broken, Buffer.from('no picture')],
  ]);
  const store: Storage = {
    get: async (file) => {
      const bytes = files.get(file);
      return bytes && new Uint8Array(bytes);
    },
    requireAnswers: () => {},
    put: async () => {},
    remove: async () => {},
  };
  const first = await hashPhotos(store);
  expect({ ...first, missing: first.missing.toSorted() }).toEqual({
    hashed: 1,
    flat: 1,
    missing: [gone, broken].toSorted(),
  });
  const stored = await db.image.findUniqueOrThrow({ where: { name: old } });
  expect(distance(stored.hash ?? 0n, hash ?? 0n)).toBeLessThanOrEqual(4);
  expect(await db.image.findUniqueOrThrow({ where: { name: known } })).toMatchObject({ hash: 7n });
  expect(await hashPhotos(store)).toMatchObject({ hashed: 0 });
});
