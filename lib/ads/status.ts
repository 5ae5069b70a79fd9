import { expiringSoonWindow } from '@/lib/catalogue/limits';
import type { Moderation } from '@/lib/db/generated/enums';

/* What an ad's badge says and what its owner may do: derived, never stored. Safe in the browser. */

export type AdStatus =
  | 'Under review'
  | 'Removed'
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
  moderation: Moderation;
};

/** The first that applies, in the specification's order; moderation comes before everything. */
export function adStatus(ad: StatusFacts, now: Date): AdStatus {
  if (ad.moderation === 'held') return 'Under review';
  if (ad.moderation === 'removed' || ad.moderation === 'suspended') return 'Removed';
  if (!ad.isActive) return 'Disabled';
  if (ad.expiresAt === null) return 'No Expiry';
  const timeLeft = new Date(ad.expiresAt).getTime() - now.getTime();
  if (timeLeft <= 0) return 'Expired';
  return timeLeft <= expiringSoonWindow ? 'Expiring Soon' : 'Active';
}

/** Green, yellow, red and grey, by the names that badges use. */
export const statusTones = {
  'Under review': 'warning',
  Removed: 'negative',
  Disabled: 'neutral',
  'No Expiry': 'positive',
  Expired: 'negative',
  'Expiring Soon': 'warning',
  Active: 'positive',
} as const satisfies Record<AdStatus, string>;

const running: readonly AdAction[] = ['Disable', 'Edit', 'Repost', 'Promote', 'View'];
// Nothing but an edit or a deletion helps there, and there is no page to view.
const withheld: readonly AdAction[] = ['Edit', 'Delete'];

const actions: Record<AdStatus, readonly AdAction[]> = {
  'Under review': withheld,
  Removed: withheld,
  Disabled: ['Enable', 'Delete', 'Edit', 'Repost', 'Promote', 'View'],
  'No Expiry': running,
  Expired: ['Edit', 'Delete', 'Repost', 'Renew', 'View'],
  'Expiring Soon': running,
  Active: running,
};

/** What the owner is offered, in the order of the buttons. */
export const adActions = (status: AdStatus): readonly AdAction[] => actions[status];
