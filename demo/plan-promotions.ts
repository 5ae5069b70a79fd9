import { totalPence, type UpgradeKey, upgrades } from '@/lib/catalogue/upgrades';
import { addTime, day, minute } from '@/lib/dates';
import type { Prisma } from '@/lib/db/generated/client';
import type { PlannedAd } from './plan-ad';
import { type Random, seededId, seededRandom, seededUuid } from './random';

export type PlannedPromotions = {
  purchase: Prisma.PurchaseCreateManyInput;
  events: Prisma.PurchaseEventCreateManyInput[];
  promotions: (Prisma.PromotionCreateManyInput & { startsAt: Date; endsAt: Date | null })[];
};

export function planPromotions(
  ad: PlannedAd,
  extras: UpgradeKey[],
  now: Date,
  // With a shorter seed, two of a hundred thousand ads would collide.
  random: Random = seededRandom(`purchase ${ad.id}`),
): PlannedPromotions {
  const age = now.getTime() - ad.createdAt.getTime();
  const appliedAt = addTime(now, -Math.min(age, (0.2 + 4.5 * random()) * day));
  const createdAt = addTime(appliedAt, -4 * minute);
  const paidAt = addTime(appliedAt, -minute);
  const purchaseId = seededUuid(random, createdAt);
  const steps = [
    { toState: 'created', at: createdAt, cause: 'checkout' },
    { fromState: 'created', toState: 'paid', at: paidAt, cause: 'provider' },
    { fromState: 'paid', toState: 'applied', at: appliedAt, cause: 'publish' },
  ] as const;
  return {
    purchase: {
      id: purchaseId,
      ownerId: ad.ownerId,
      adId: ad.id,
      extras,
      amountPence: totalPence(extras),
      state: 'applied',
      provider: 'sandbox',
      providerRef: `demo_${seededId(random, 24)}`,
      createdAt,
      updatedAt: appliedAt,
      paidAt,
      appliedAt,
    },
    events: steps.map((step) => ({ id: seededUuid(random, step.at), purchaseId, ...step })),
    promotions: extras.map((key) => {
      const term = upgrades.find((upgrade) => upgrade.key === key)?.term ?? null;
      return {
        id: seededUuid(random, appliedAt),
        adId: ad.id,
        purchaseId,
        upgrade: key,
        startsAt: appliedAt,
        endsAt: term === null ? null : addTime(appliedAt, term),
      };
    }),
  };
}
