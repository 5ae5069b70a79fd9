import { caseRisks } from '@/lib/catalogue/case-risks';
import type { Db } from '@/lib/db/client';
import { openCase } from '@/lib/db/open-case';

/** Opens a case for a member who verifies the number of a suspended member. */
export async function flagEvasion(
  userId: string,
  phoneId: string,
  now: Date,
  tx: Db,
): Promise<void> {
  const suspended = await tx.verifiedPhone.findFirst({
    where: { phoneId, userId: { not: userId }, user: { bannedAt: { not: null } } },
    select: { userId: true },
  });
  if (suspended) await openCase(tx, { type: 'user', id: userId }, caseRisks.evasion, now);
}
