import type { Actor } from '@/lib/accounts/actor';
import type { Category } from '@/lib/catalogue/categories';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

type Action =
  | 'ad.published'
  | 'ad.updated'
  | 'ad.enabled'
  | 'ad.disabled'
  | 'ad.reposted'
  | 'ad.deleted'
  | 'ad.purged'
  | 'ad.phone_shown';

/** Writes down who did what to an ad; null: the site itself, or a visitor who is not logged in. */
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

/** Public badges count by it when the ad itself is long gone. Which category it was is not kept. */
export const publicationData = ({ showsSeller }: Category): Prisma.InputJsonObject =>
  showsSeller ? { showsSeller } : {};
