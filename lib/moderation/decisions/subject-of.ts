import type { Db } from '@/lib/db/client';

export type Subject = { type: string; id: string };

/** For a decision about an appeal, the subject of the original decision. */
export async function subjectOf(
  tx: Db,
  { targetType, targetId }: { targetType: string; targetId: string },
): Promise<Subject> {
  if (targetType !== 'appeal') return { type: targetType, id: targetId };
  const { decision } = await tx.appeal.findUniqueOrThrow({
    where: { id: targetId },
    select: { decision: { select: { targetType: true, targetId: true } } },
  });
  return { type: decision.targetType, id: decision.targetId };
}
