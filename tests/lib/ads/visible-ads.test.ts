import { expect, test } from 'vitest';
import { visibilityOf } from '@/lib/ads/policy';
import { visibleAdultAds } from '@/lib/ads/visible-ads';
import { expiredVisible, soldVisible } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createMember } from '@/tests/builders/member';

const now = new Date();

test('finds the adult ads whose page can be opened, as visibilityOf says', async () => {
  const { userId: ownerId } = await createMember();
  const ends = [null, minute, -minute, -expiredVisible + minute, -expiredVisible - minute];
  const sales = [null, -minute, -soldVisible + minute, -soldVisible - minute];
  const at = (shift: number | null) => (shift === null ? null : addTime(now, shift));
  const states = ends.flatMap((end) =>
    sales.flatMap((sale) =>
      [true, false].flatMap((isActive) =>
        (['approved', 'held', 'removed'] as const).flatMap((moderation) =>
          [null, now].map((deletedAt) => ({
            expiresAt: at(end),
            soldAt: at(sale),
            isActive,
            moderation,
            deletedAt,
          })),
        ),
      ),
    ),
  );
  const ads = states.map((state, number) => ({
    id: `heron${String(number).padStart(7, '0')}`,
    ownerId,
    category: 'escorts-and-massages',
    categoryGroup: 'adult',
    isAdult: true,
    formKind: 'escort' as const,
    title: `Massage studio number ${number}`,
    moderationReason: 'Not the own photos',
    description: 'Massages by appointment, in a quiet studio.',
    details: {},
    outcode: 'IG1',
    createdAt: now,
    rankedAt: now,
    ...state,
  }));
  await db.ad.createMany({ data: ads });
  const found = await db.ad.findMany({
    where: visibleAdultAds(ownerId, now),
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const visible = ads.filter((ad) => visibilityOf(ad, now) !== 'hidden');
  expect(visible.length).toBeGreaterThan(0);
  expect(found.map(({ id }) => id)).toEqual(visible.map(({ id }) => id));
});
