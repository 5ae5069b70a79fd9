import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { lockMember } from '@/lib/db/lock-member';
import { notFound } from '@/lib/errors';
import { refundUnused } from '@/lib/payments/refunds/request-refund';
import { whereOwn } from './queries';

/** Its pictures are removed by the next sweep; a payment for it is refunded. Throws `not_found`. */
export async function deleteDraft(actor: Actor, id: string, now: Date): Promise<{ success: true }> {
  const where = whereOwn(actor, id);
  return db.$transaction(async (tx) => {
    await lockMember(tx, actor.userId);
    await refundUnused(tx, { draftId: id, ownerId: actor.userId }, 'draft deleted', now);
    const { count } = await tx.draft.deleteMany({ where });
    if (count === 0) throw notFound('This draft');
    return { success: true };
  });
}
