import { visibilityOf } from '@/lib/ads/policy';
import { categoryOf } from '@/lib/catalogue/categories';
import type { Prisma } from '@/lib/db/generated/client';
import { toLocation } from '@/lib/locations/location';
import { penceToPounds } from '@/lib/money';
import type { AdFacts } from './views';

export const factsSelect = {
  id: true,
  title: true,
  category: true,
  pricePence: true,
  isActive: true,
  expiresAt: true,
  moderation: true,
  deletedAt: true,
  soldAt: true,
  reservedAt: true,
  place: { select: { outcode: true, slug: true, town: true, district: true } },
  images: { where: { isMain: true }, select: { imageName: true } },
} as const satisfies Prisma.AdSelect;

type Row = Prisma.AdGetPayload<{ select: typeof factsSelect }>;

export function toFacts(row: Row, now: Date): AdFacts {
  return {
    _id: row.id,
    title: row.title,
    groupSlug: categoryOf(row.category).groupSlug,
    image: row.images[0]?.imageName ?? null,
    place: toLocation(row.place).label,
    price: row.pricePence === null ? null : penceToPounds(row.pricePence),
    state: stateOf(row, now),
  };
}

function stateOf(row: Row, now: Date): AdFacts['state'] {
  const visibility = visibilityOf(row, now);
  if (visibility === 'sold') return 'sold';
  if (visibility !== 'public') return 'ended';
  return row.reservedAt ? 'reserved' : 'live';
}
