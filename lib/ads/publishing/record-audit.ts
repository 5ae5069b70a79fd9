import type { Actor } from '@/lib/accounts/actor';
import type { Category } from '@/lib/catalogue/categories';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

type Action =
  | 'ad.published'
  | 'ad.updated'
  | 'ad.priced'
  | 'ad.confirmed'
  | 'ad.enabled'
  | 'ad.disabled'
  | 'ad.reposted'
  | 'ad.renewed'
  | 'ad.reserved'
  | 'ad.unreserved'
  | 'ad.sold'
  | 'ad.unsold'
  | 'ad.review_invited'
  | 'ad.deleted'
  | 'ad.purged'
  | 'ad.phone_shown';

/** `actorId` is null for the site itself and for visitors. */
export async function recordAudit(
  tx: Db,
  actor: Actor | null,
  action: Action,
  adId: string,
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  const actorId = actor?.userId ?? null;
  await tx.auditEntry.create({
    data: { at: now, actorId, action, subjectType: 'ad', subjectId: adId, data },
    select: { id: true },
  });
}

/** Badges count these entries even after the ad is purged. The category is not recorded. */
export const publicationData = ({ showsSeller }: Category): Prisma.InputJsonObject =>
  showsSeller ? { showsSeller } : {};
