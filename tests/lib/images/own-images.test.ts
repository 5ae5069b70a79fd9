import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { newImageName } from '@/lib/images/image-names';
import { ownImages } from '@/lib/images/own-images';
import { makeImage, makeMember } from './rows';

const now = new Date('2026-11-20T12:00:00Z');

describe('ownImages', () => {
  test("keeps the order and drops what is another's or does not exist", async () => {
    const [ann, ben] = [await makeMember(), await makeMember()];
    const [one, two, foreign] = [
      await makeImage(ann, now),
      await makeImage(ann, now),
      await makeImage(ben, now),
    ];
    const names = [two, foreign, newImageName(), one, '\'; DROP TABLE "Image"; --'];
    expect(await ownImages(ann, names, db)).toEqual([two, one]);
    expect(await ownImages(ben, names, db)).toEqual([foreign]);
    expect(await ownImages(ann, [], db)).toEqual([]);
  });
});
