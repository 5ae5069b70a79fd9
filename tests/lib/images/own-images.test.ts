import { describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { newImageName } from '@/lib/images/image-names';
import { ownImages } from '@/lib/images/own-images';
import { createMember } from '../../builders/member';
import { createImage } from './rows';

const now = new Date('2026-11-20T12:00:00Z');

describe('ownImages', () => {
  test('keeps the order and drops foreign and unknown names', async () => {
    const [ann, ben] = [await createMember(), await createMember()];
    const [one, two, foreign] = [
      await createImage(ann, now),
      await createImage(ann, now),
      await createImage(ben, now),
    ];
    const names = [two, foreign, newImageName(), one, '\'; DROP TABLE "Image"; --'];
    expect(await ownImages(ann.userId, names, db)).toEqual([two, one]);
    expect(await ownImages(ben.userId, names, db)).toEqual([foreign]);
    expect(await ownImages(ann.userId, [], db)).toEqual([]);
  });
});
