import { expect, test } from 'vitest';
import { isPassword } from '@/lib/accounts/passwords/password-hash';
import { getMyAds } from '@/lib/ads/reading/queries';
import { remindSellers } from '@/lib/ads/reminders/remind-sellers';
import { db } from '@/lib/db/client';
import { demoLogins } from '@/lib/demo/logins';
import { imageFiles } from '@/lib/images/image-names';
import { storage } from '@/lib/images/storage/storage';
import type { PlannedPicture } from '../../../demo/planned-picture';
import { seedDemo } from '../../../demo/seed';
import { storeLargerVersions, storeSmallVersions } from '../../../demo/store-pictures';

const now = new Date('2026-11-20T12:00:00Z');

const undrawn = async (pictures: PlannedPicture[]) =>
  pictures.map(({ name, ownerId }) => ({ name, ownerId, width: 4, height: 3, bytes: 12 }));

test('an empty database is seeded once', async () => {
  expect(await seedDemo({ now, store: undrawn })).toBe(true);
  const before = await counts();
  const lines: string[] = [];
  expect(await seedDemo({ now, store: undrawn, report: (line) => lines.push(line) })).toBe(false);
  expect(await counts()).toEqual(before);
  expect(lines).toEqual(['There are ads already, so no demo content is added.']);

  for (const { email, password } of demoLogins) {
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(await isPassword(user.passwordHash, password)).toBe(true);
  }
  const moderators = await db.user.findMany({ where: { role: 'moderator' } });
  expect(moderators.map(({ email }) => email)).toEqual([demoLogins[2]?.email]);

  const open = await db.moderationCase.count({ where: { closedAt: null } });
  expect(open).toBeGreaterThanOrEqual(60);

  const seller = await db.user.findUniqueOrThrow({ where: { email: demoLogins[0]?.email ?? '' } });
  const mine = await getMyAds({ userId: seller.id, sessionId: '', role: 'member' }, now);
  expect(mine).toHaveLength(9);
  expect(await db.draft.count({ where: { ownerId: seller.id } })).toBe(2);
  expect(await db.searchTerm.count({ where: { kind: 'make' } })).toBeGreaterThan(10);

  expect(await db.adReminder.count()).toBeGreaterThan(0);
  expect(await remindSellers(now)).toBe(0);
}, 60_000);

test('pictures are drawn in all widths, and the same thing looks different each time', async () => {
  const picture = (name: string, ownerId: string): PlannedPicture => ({
    name: `${name.padEnd(26, '0')}.webp`,
    ownerId,
    picture: 'sofa/sage',
    frame: 'wide',
    take: name,
    createdAt: now,
  });
  const pictures = [picture('first', 'a'), picture('second', 'b')];
  const rows = await storeSmallVersions(pictures);
  await storeLargerVersions(pictures);
  expect(rows).toEqual(
    pictures.map(({ name, ownerId }) =>
      expect.objectContaining({ name, ownerId, width: 576, height: 432, createdAt: now }),
    ),
  );
  const files = await Promise.all(
    imageFiles(pictures.map(({ name }) => name)).map((file) => storage().get(file)),
  );
  for (const file of files) expect(file?.length).toBeGreaterThan(1000);
  const widths = files.length / pictures.length;
  expect(new Set(files.map((file) => file && Buffer.from(file).toString('base64'))).size).toBe(
    pictures.length * (widths - 1),
  );
});

const counts = async () => ({
  users: await db.user.count(),
  ads: await db.ad.count(),
  images: await db.adImage.count(),
  promotions: await db.promotion.count(),
});
