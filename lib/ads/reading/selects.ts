import { storedPhoneSelect, verifiedPhoneSelect } from '@/lib/accounts/phones/stored-phone';
import type { Prisma } from '@/lib/db/generated/client';

const place = { select: { outcode: true, slug: true, town: true, district: true } } as const;

const images = {
  select: { imageName: true, isMain: true },
  orderBy: { position: 'asc' },
} as const satisfies Prisma.Ad$imagesArgs;

/** Owners also see upgrades that follow the current ones. */
const ownersPromotions = (now: Date) =>
  ({
    where: { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { upgrade: true, endsAt: true },
  }) satisfies Prisma.Ad$promotionsArgs;

export const myAdSelect = (now: Date) =>
  ({
    id: true,
    title: true,
    category: true,
    place,
    images,
    createdAt: true,
    expiresAt: true,
    isActive: true,
    soldAt: true,
    confirmedAt: true,
    reservedAt: true,
    details: true,
    moderation: true,
    pricePence: true,
    priceUnit: true,
    visits: true,
    promotions: ownersPromotions(now),
    moderationReason: true,
    repostedAt: true,
    version: true,
  }) satisfies Prisma.AdSelect;

export const ownAdSelect = (now: Date) =>
  ({
    ...myAdSelect(now),
    description: true,
    ...storedPhoneSelect,
    showPhone: true,
    plan: true,
    websiteUrl: true,
    owner: { select: { verifiedPhones: { select: verifiedPhoneSelect } } },
  }) satisfies Prisma.AdSelect;

export type MyAdRow = Prisma.AdGetPayload<{ select: ReturnType<typeof myAdSelect> }>;
export type OwnAdRow = Prisma.AdGetPayload<{ select: ReturnType<typeof ownAdSelect> }>;
