import type { Actor } from '@/lib/accounts/actor';
import { nobodysHash } from '@/lib/accounts/passwords/password-hash';
import { requirePassword, updateIfUnchanged } from '@/lib/accounts/passwords/require-password';
import {
  deleteUnusedPhones,
  phonesOf,
  type UsedPhone,
} from '@/lib/accounts/phones/delete-unused-phones';
import { endSessions } from '@/lib/accounts/sessions/sessions';
import { deleteAllAds } from '@/lib/ads/publishing/lifetime/delete-all-ads';
import { lockCasesOfAds } from '@/lib/ads/publishing/lifetime/lock-cases-of-ads';
import { deleteAlerts } from '@/lib/alerts/followed-seller';
import { minute } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { journalErasure } from '@/lib/db/journal-erasure';
import { lockMember } from '@/lib/db/lock-member';
import { recordAudit } from '@/lib/db/record-audit';
import { eraseMessages } from '@/lib/messages/erase-messages';
import { sendMail } from '@/lib/notifications/send-mail';
import { lockPurchases } from '@/lib/payments/purchases/move-purchase';
import { refundForRemovedAds } from '@/lib/payments/refunds/refund-removed-ads';
import { refundUnused } from '@/lib/payments/refunds/request-refund';

/** Keeps deleted ads, purchases and audit log without a name. Throws `invalid`, `rate_limited`. */
export async function deleteAccount(
  actor: Actor,
  { password }: { password: string },
  now: Date,
): Promise<{ adIds: string[] }> {
  const before = await requirePassword(actor, password, 'password', now);
  const { email } = before;
  return db.$transaction(
    async (tx) => {
      await lockCasesOfAds(actor, tx);
      await lockMember(tx, actor.userId);
      await lockPurchases(tx, { ownerId: actor.userId });
      await refundForRemovedAds(tx, { ownerId: actor.userId }, now);
      await refundUnused(tx, { ownerId: actor.userId }, 'account deleted', now);
      const phones = await phonesOf(actor.userId, tx);
      const adIds = await eraseWritings(actor, email, phones, now, tx);
      await journalErasure(tx, 'account', actor.userId, now);
      await sendMail({ to: email, template: 'account-deleted', data: {}, now }, tx);
      // Last, so that running edits of ads finish without waiting for this lock.
      await updateIfUnchanged(actor, before, erased(actor, now), 'password', tx);
      await deleteUnusedPhones(idsOf(phones), tx);
      return { adIds };
    },
    { timeout: minute },
  );
}

/** Without password, refunds and mail, for a backup that still contains the member. */
export async function eraseMember(actor: Actor, email: string, now: Date, tx: Db): Promise<void> {
  const phones = await phonesOf(actor.userId, tx);
  await eraseWritings(actor, email, phones, now, tx);
  await tx.user.updateMany({ where: { id: actor.userId }, data: erased(actor, now) });
  await deleteUnusedPhones(idsOf(phones), tx);
}

const idsOf = (phones: UsedPhone[]) => phones.map(({ id }) => id);

async function eraseWritings(
  actor: Actor,
  email: string,
  phones: UsedPhone[],
  now: Date,
  tx: Db,
): Promise<string[]> {
  const adIds = await deleteAllAds(actor, now, tx);
  await eraseMessages(actor, tx);
  await deleteBelongings(actor, [email, ...phones.map(({ hash }) => hash)], tx);
  await forgetActions(actor, now, tx);
  return adIds;
}

/** `targets` of codes: the address and the hashes of numbers. */
async function deleteBelongings(actor: Actor, targets: string[], tx: Db): Promise<void> {
  const { userId } = actor;
  await tx.draft.deleteMany({ where: { ownerId: userId } });
  await tx.savedAd.deleteMany({ where: { userId } });
  await tx.review.deleteMany({ where: { OR: [{ authorId: userId }, { aboutId: userId }] } });
  await tx.sale.deleteMany({ where: { sellerId: userId } });
  await tx.sale.updateMany({ where: { buyerId: userId }, data: { buyerId: null } });
  await deleteAlerts(tx, actor);
  await tx.alertedAd.deleteMany({ where: { userId } });
  await tx.pushSubscription.deleteMany({ where: { userId } });
  await tx.mutedMail.deleteMany({ where: { userId } });
  await tx.hiddenAd.deleteMany({ where: { userId } });
  await tx.hiddenSeller.deleteMany({ where: { OR: [{ userId }, { sellerId: userId }] } });
  await tx.verifiedPhone.deleteMany({ where: { userId } });
  await tx.paymentCard.deleteMany({ where: { userId } });
  await tx.challenge.deleteMany({ where: { OR: [{ userId }, { target: { in: targets } }] } });
  await tx.resetToken.deleteMany({ where: { userId } });
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.idempotencyKey.deleteMany({ where: { userId } });
  await endSessions(userId, undefined, tx);
}

async function forgetActions({ userId }: Actor, now: Date, tx: Db): Promise<void> {
  await tx.auditEntry.updateMany({ where: { actorId: userId }, data: { actorId: null } });
  await recordAudit(tx, null, 'account.erased', { type: 'user', id: userId }, now);
}

const erased = ({ userId }: Actor, now: Date): Prisma.UserUncheckedUpdateManyInput => ({
  email: `${userId}@erased.invalid`,
  username: `erased-${userId}`,
  usernameKey: `erased-${userId}`,
  firstName: '',
  lastName: '',
  passwordHash: nobodysHash,
  plainPhone: null,
  phoneId: null,
  gender: null,
  dateOfBirth: null,
  role: 'member',
  isTrader: false,
  erasedAt: now,
});
