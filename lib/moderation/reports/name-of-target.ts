import type { Db } from '@/lib/db/client';

type Named = { targetType: string; targetId: string; conversationId: string | null };

/** Conversations about ads that hide their seller name nobody (decision 025). */
export async function nameOfTarget(tx: Db, target: Named): Promise<string> {
  const { targetType: type, targetId: id, conversationId } = target;
  if (type === 'ad') {
    const ad = await tx.ad.findUnique({ where: { id }, select: { title: true } });
    return ad ? `the ad “${ad.title}”` : kindOfTarget(target);
  }
  if (type !== 'user' || conversationId) return kindOfTarget(target);
  const member = await tx.user.findFirst({
    where: { id, erasedAt: null },
    select: { username: true },
  });
  return member ? `the seller ${member.username}` : kindOfTarget(target);
}

/** The same without words that a member chose. */
export function kindOfTarget({ targetType: type, targetId: id, conversationId }: Named): string {
  if (type === 'ad') return `the ad ${id}`;
  if (type === 'message') return 'a message';
  if (type === 'review') return 'a review';
  return conversationId ? 'a person you are in contact with' : 'a seller';
}
