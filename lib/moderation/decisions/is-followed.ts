import type { Db } from '@/lib/db/client';
import type { Subject } from './subject-of';

/** Whether a later decision by one of these actions about the subject stands. Ids are in order of time. */
export async function isFollowed(
  tx: Db,
  { id, subject }: { id: string; subject: Subject },
  actions: readonly string[],
): Promise<boolean> {
  const later = await tx.decision.findFirst({
    where: {
      targetType: subject.type,
      targetId: subject.id,
      id: { gt: id },
      action: { in: [...actions] },
      undoneAt: null,
    },
    select: { id: true },
  });
  return later !== null;
}
