import { expiringSoonWindow } from '@/lib/catalogue/limits';
import type { Moderation } from '@/lib/db/generated/enums';

/* Derived, never stored. */

export type AdStatus =
  | 'Under review'
  | 'Removed'
  | 'Sold'
  | 'Disabled'
  | 'No Expiry'
  | 'Expired'
  | 'Expiring Soon'
  | 'Active';

export type AdAction =
  | 'Edit'
  | 'Delete'
  | 'Enable'
  | 'Disable'
  | 'Repost'
  | 'Promote'
  | 'Renew'
  | 'View';

export type StatusFacts = {
  isActive: boolean;
  expiresAt: Date | string | null;
  soldAt?: Date | string | null;
  moderation: Moderation;
};

/** The first that applies: moderation, then a sale, then the specification's order. */
export function adStatus(ad: StatusFacts, now: Date): AdStatus {
  if (ad.moderation === 'held') return 'Under review';
  if (ad.moderation === 'removed' || ad.moderation === 'suspended') return 'Removed';
  if (!ad.isActive) return ad.soldAt ? 'Sold' : 'Disabled';
  if (ad.expiresAt === null) return 'No Expiry';
  const timeLeft = new Date(ad.expiresAt).getTime() - now.getTime();
  if (timeLeft <= 0) return 'Expired';
  return timeLeft <= expiringSoonWindow ? 'Expiring Soon' : 'Active';
}

export const statusTones = {
  'Under review': 'warning',
  Removed: 'negative',
  Sold: 'neutral',
  Disabled: 'neutral',
  'No Expiry': 'positive',
  Expired: 'negative',
  'Expiring Soon': 'warning',
  Active: 'positive',
} as const satisfies Record<AdStatus, string>;

const running: readonly AdAction[] = ['Disable', 'Edit', 'Repost', 'Promote', 'View'];
// Only an edit or a deletion helps.
const withheld: readonly AdAction[] = ['Edit', 'Delete', 'View'];

const actions: Record<AdStatus, readonly AdAction[]> = {
  'Under review': withheld,
  Removed: withheld,
  Sold: ['Edit', 'Delete', 'View'],
  Disabled: ['Enable', 'Delete', 'Edit', 'Repost', 'Promote', 'View'],
  'No Expiry': running,
  Expired: ['Edit', 'Delete', 'Repost', 'Renew', 'View'],
  'Expiring Soon': running,
  Active: running,
};

/** Everybody can see it. */
export const isOnSite = (status: AdStatus) => actions[status] === running;

export const adActions = (status: AdStatus): readonly AdAction[] => actions[status];
