import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

type Action =
  | 'account.role_granted'
  | 'account.second_factor_set_up'
  | 'account.second_factor_reset'
  | 'account.elevated';

/** `actorId` is null for the operator's commands. */
export async function recordAccountAudit(
  tx: Db,
  actorId: string | null,
  action: Action,
  userId: string,
  now: Date,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  await tx.auditEntry.create({
    data: { at: now, actorId, action, subjectType: 'user', subjectId: userId, data },
    select: { id: true },
  });
}
