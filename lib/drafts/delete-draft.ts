import type { Actor } from '@/lib/accounts/actor';
import { db } from '@/lib/db/client';
import { notFound } from '@/lib/errors';
import { whereOwn } from './queries';

/** Throws away a draft; its pictures go with the next sweep. Throws `not_found`. */
export async function deleteDraft(actor: Actor, id: string): Promise<{ success: true }> {
  const { count } = await db.draft.deleteMany({ where: whereOwn(actor, id) });
  if (count === 0) throw notFound('This draft');
  return { success: true };
}
