import { expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createAd, createImages } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

// Long ago, so that ads of other tests are not old enough.
const now = new Date('2016-11-20T12:00:00Z');

test('a deleted ad is kept for 30 days, then purged with its unused pictures', async () => {
  const owner = await createMember();
  const [own = '', shared = ''] = await createImages(owner, 2);
  const { _id: id } = await createAd(owner, {
    now,
    form: { images: [{ src: own }, { src: shared }] },
  });
  const { _id: other } = await createAd(owner, { now, form: { images: [{ src: shared }] } });
  await deleteAd(owner, id, now);

  await purgeDeletedAds(addTime(now, 30 * day - 1));
  expect(await db.ad.count({ where: { id } })).toBe(1);

  await purgeDeletedAds(addTime(now, 30 * day));
  expect(await db.ad.count({ where: { id } })).toBe(0);
  expect(await db.ad.count({ where: { id: other } })).toBe(1);
  const left = await db.image.findMany({
    where: { ownerId: owner.userId },
    select: { name: true },
  });
  expect(left).toEqual([{ name: shared }]);
  const entry = await db.auditEntry.findFirst({ where: { subjectId: id, action: 'ad.purged' } });
  expect(entry).toMatchObject({ actorId: null });
});
