import type { PlannedAd } from '@/demo/plan-ad';
import { planPromotions } from '@/demo/plan-promotions';
import type { Random } from '@/demo/random';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import type { AdRow } from './plan-ad.ts';

const share = 0.02;

export function planUpgrades(random: Random, ad: AdRow, now: Date) {
  const extras = upgradeKeys.filter(() => random() < share);
  const isOnView = ad.isActive && !ad.deletedAt && ad.expiresAt > now;
  if (extras.length === 0 || !isOnView) return undefined;
  const { purchase, events, promotions } = planPromotions(
    ad as unknown as PlannedAd,
    extras,
    now,
    random,
  );
  return {
    websiteUrl: extras.includes('website') ? 'https://www.example.com/' : null,
    purchase: { ...purchase, extras: `{${extras.join(',')}}` },
    // COPY needs the same columns in every row.
    events: events.map(({ fromState = null, ...event }) => ({ ...event, fromState })),
    promotions,
  };
}
