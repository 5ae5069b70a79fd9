import { describe, expect, test } from 'vitest';
import { addTime, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { deleteImages } from '@/lib/images/delete-images';
import { imageFiles } from '@/lib/images/image-names';
import { ownImages } from '@/lib/images/own-images';
import { sweepImages } from '@/lib/images/sweep-images';
import { hangingRemoval } from '../../builders/hanging';
import { createMember } from '../../builders/member';
import { createAdWith, createDraftWith, createImage, memoryStorage } from './rows';

const now = new Date('2026-11-20T12:00:00Z');
const old = addTime(now, -25 * hour);

const existing = async (names: string[]) => {
  const rows = await db.image.findMany({ where: { name: { in: names } }, select: { name: true } });
  return rows.map((row) => row.name).toSorted();
};

async function storeWith(names: string[]) {
  const memory = memoryStorage();
  for (const file of imageFiles(names)) await memory.store.put(file, Buffer.from('x'));
  return memory;
}

describe('sweepImages', () => {
  test('deletes old unused pictures with their files, and no others', async () => {
    const member = await createMember();
    const inAd = await createImage(member, old);
    const inDraft = await createImage(member, old);
    const unheld = await createImage(member, old);
    const fresh = await createImage(member, addTime(now, -24 * hour + minute));
    await createAdWith(member, inAd);
    await createDraftWith(member, inDraft);
    const all = [inAd, inDraft, unheld, fresh];
    const { store, files } = await storeWith(all);

    expect(await sweepImages(now, store)).toBe(1);

    const kept = [inAd, inDraft, fresh];
    expect(await existing(all)).toEqual(kept.toSorted());
    expect([...files.keys()]).toEqual(imageFiles(kept));
    expect(await sweepImages(now, store)).toBe(0);
  });

  test('deletes a picture after its ad released it', async () => {
    const member = await createMember();
    const image = await createImage(member, old);
    const { _id: adId } = await createAdWith(member, image);
    const { store } = await storeWith([image]);
    await sweepImages(now, store);
    expect(await existing([image])).toEqual([image]);
    await db.adImage.deleteMany({ where: { adId } });
    await sweepImages(now, store);
    expect(await existing([image])).toEqual([]);
  });

  test('skips pictures that a concurrent publication uses', async () => {
    const member = await createMember();
    const image = await createImage(member, old);
    const { store, files } = await storeWith([image]);

    await db.$transaction(async (tx) => {
      expect(await ownImages(member.userId, [image], tx)).toEqual([image]);
      expect(await deleteImages([image], store)).toEqual([]);
    });

    expect(await existing([image])).toEqual([image]);
    expect(files.size).toBe(3);
  });

  test('two concurrent sweeps delete each picture once', async () => {
    const member = await createMember();
    const names = await Promise.all(Array.from({ length: 30 }, () => createImage(member, old)));
    const { store, files } = await storeWith(names);
    const deleted = await Promise.all([deleteImages(names, store), deleteImages(names, store)]);
    expect(deleted.flat().toSorted()).toEqual(names.toSorted());
    expect(files.size).toBe(0);
  });
});

describe('deleteImages', () => {
  test('keeps used ones, and ignores unknown ones', async () => {
    const member = await createMember();
    const [held, free] = [await createImage(member, now), await createImage(member, now)];
    await createAdWith(member, held);
    const { store, files } = await storeWith([held, free]);
    expect(await deleteImages([held, free, 'unknown'], store)).toEqual([free]);
    expect([...files.keys()]).toEqual(imageFiles([held]));
    expect(await deleteImages([], store)).toEqual([]);
  });

  test('leaves files that cannot be removed to the next sweep', async () => {
    const member = await createMember();
    const image = await createImage(member, old);
    const { store, files } = await storeWith([image]);
    const remove = () => Promise.reject(new Error('the store is away'));
    await expect(deleteImages([image], { ...store, remove })).rejects.toThrow('the store is away');
    expect(await existing([image])).toEqual([]);
    expect(files.size).toBe(3);
    await sweepImages(now, store);
    expect(files.size).toBe(0);
    expect(await db.imageUpload.count({ where: { name: image } })).toBe(0);
  });

  test('holds no row, nor a connection for writing, while the store hangs', async () => {
    const member = await createMember();
    const image = await createImage(member, old);
    const { store } = await storeWith([image]);
    const { called, answer, remove } = hangingRemoval(store.remove);
    const deleting = deleteImages([image], { ...store, remove });
    await called;
    const [open] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM pg_stat_activity
      WHERE datname = current_database() AND state LIKE 'idle in transaction%'`;
    expect(open).toEqual({ count: 0 });
    expect(await db.$queryRaw`SELECT "name" FROM "ImageUpload" FOR UPDATE NOWAIT`).toContainEqual({
      name: image,
    });
    answer();
    expect(await deleting).toEqual([image]);
  });
});
