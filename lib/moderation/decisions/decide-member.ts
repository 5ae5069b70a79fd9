import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { DecisionForm } from '@/lib/moderation/schema';
import type { Outcome } from './outcome';
import { lockAccount, toStoredMember } from './state';
import { liftSuspension, suspendAccount } from './suspend-account';

export async function decideMember(
  tx: Db,
  staff: Staff,
  form: DecisionForm,
  now: Date,
): Promise<Outcome> {
  const { targetId: memberId, action } = form;
  if (memberId === staff.userId) throw new AppError('forbidden', siteTexts.ownAd);
  const outcome = { memberId, adIds: [], words: [] };
  if (action === 'approve' || action === 'warn') {
    await lockAccount(tx, memberId);
    return { ...outcome, before: {} };
  }
  if (action === 'suspend') {
    const before = await suspendAccount(tx, memberId, form, now);
    return { ...outcome, before: { member: toStoredMember(before) } };
  }
  if (action === 'lift') {
    return { ...outcome, before: { member: toStoredMember(await liftSuspension(tx, memberId)) } };
  }
  throw new AppError('invalid', 'This cannot be decided about a person.');
}
