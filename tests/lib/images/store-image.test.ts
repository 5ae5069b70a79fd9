import { describe, expect, test, vi } from 'vitest';
import { imageBytesPerMember, imagesUnused } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { newImageName } from '@/lib/images/image-names';
import { storeImage } from '@/lib/images/store-image';
import { makeJpeg, svg } from '../../builders/image';
import { createMember } from '../../builders/member';
import { createAdWith, createImage, memoryStorage } from './rows';

const now = new Date('2026-11-20T12:00:00Z');

describe('storeImage', () => {
  test('stores three files and a row of the uploader', async () => {
    const member = await createMember();
    const { store, files } = memoryStorage();
    const image = await storeImage(member.userId, await makeJpeg(), now, store);

    expect(image).toEqual({
      name: expect.stringMatching(/^[0-9a-z]{26}\.webp$/),
      width: 800,
      height: 600,
    });
    const base = image.name.replace('.webp', '');
    expect([...files.keys()].toSorted()).toEqual([
      `${base}-320.webp`,
      `${base}-720.webp`,
      `${base}.webp`,
    ]);
    const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
    expect(await db.image.findUniqueOrThrow({ where: { name: image.name } })).toEqual({
      ...image,
      ownerId: member.userId,
      bytes,
      hash: expect.any(BigInt),
      createdAt: now,
    });
  });

  test('the same picture twice gets two unrelated names', async () => {
    const member = await createMember();
    const { store } = memoryStorage();
    const bytes = await makeJpeg();
    const one = await storeImage(member.userId, bytes, now, store);
    const two = await storeImage(member.userId, bytes, now, store);
    expect(one.name).not.toBe(two.name);
  });

  test("refuses a picture above the member's storage limit", async () => {
    const member = await createMember();
    const { store, files } = memoryStorage();
    const [first, second] = [await createImage(member, now), await createImage(member, now)];
    await db.image.update({
      where: { name: first },
      data: { bytes: imageBytesPerMember / 2 },
      select: { name: true },
    });
    const upload = async () => storeImage(member.userId, await makeJpeg(), now, store);
    await expect(upload()).resolves.toHaveProperty('name');
    await db.image.update({
      where: { name: second },
      data: { bytes: imageBytesPerMember / 2 },
      select: { name: true },
    });
    await expect(upload()).rejects.toMatchObject({ code: 'conflict' });
    expect(files.size).toBe(3);
  });

  test('leaves nothing if the store becomes full half-way', async () => {
    const member = await createMember();
    const { store, files } = memoryStorage(2);
    await expect(storeImage(member.userId, await makeJpeg(), now, store)).rejects.toThrow(
      'disk full',
    );
    await vi.waitFor(() => expect(files.size).toBe(0));
    expect(await db.image.count({ where: { ownerId: member.userId } })).toBe(0);
  });

  test('removes the files if the row cannot be written', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    const { store, files } = memoryStorage();
    await expect(storeImage(nobody, await makeJpeg(), now, store)).rejects.toThrow();
    await vi.waitFor(() => expect(files.size).toBe(0));
  });

  test('stores nothing of an invalid picture', async () => {
    const member = await createMember();
    const { store, files } = memoryStorage();
    await expect(storeImage(member.userId, svg, now, store)).rejects.toMatchObject({
      code: 'unsupported',
    });
    expect(files.size).toBe(0);
  });

  test('refuses a member with 200 unused pictures; those in ads do not count', async () => {
    const member = await createMember();
    const { store } = memoryStorage();
    const unused = Array.from({ length: imagesUnused - 1 }, () => ({
      name: newImageName(),
      ownerId: member.userId,
      width: 9,
      height: 9,
      bytes: 9,
    }));
    await db.image.createMany({ data: unused });
    await createAdWith(member, await createImage(member, now));

    await storeImage(member.userId, await makeJpeg(), now, store);
    await expect(storeImage(member.userId, await makeJpeg(), now, store)).rejects.toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining(`${imagesUnused} pictures`),
    });
  });
});
