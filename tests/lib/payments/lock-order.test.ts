import { expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { purgeDeletedAds } from '@/lib/ads/publishing/lifetime/purge-deleted-ads';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { deletedKept, undoFor } from '@/lib/catalogue/limits';
import { addTime, day, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isLockTimeout } from '@/lib/db/errors';
import type { Prisma } from '@/lib/db/generated/client';
import { openCase } from '@/lib/db/open-case';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decideBatch } from '@/lib/moderation/decisions/decide-batch';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { batchForm, reportForm } from '@/lib/moderation/schema';
import { lockPurchase } from '@/lib/payments/purchases/move-purchase';
import { reconcilePayments } from '@/lib/payments/purchases/reconcile';
import { deleteAccount } from '@/lib/privacy/delete-account';
import { createUser, newAddress, sessionFor, testPassword } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import {
  crossLocks,
  lockAdRow,
  lockCaseRow,
  lockMemberRow,
  lockPurchaseRow,
} from '@/tests/builders/crossing-locks';
import { createMember } from '@/tests/builders/member';
import { paidForm } from '@/tests/builders/payment';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

type Owner = { userId: string };

async function addPurchase({ userId: ownerId }: Owner, adId: string, isApplied = false) {
  const applied = {
    state: 'applied',
    appliedAt: now,
    promotions: {
      create: { adId, upgrade: 'vip', startsAt: addTime(now, -hour), endsAt: addTime(now, day) },
    },
  } satisfies Partial<Prisma.PurchaseUncheckedCreateInput>;
  const { id } = await db.purchase.create({
    data: {
      ...{ ownerId, adId, extras: ['vip'], amountPence: 7199, provider: 'sandbox', paidAt: now },
      ...(isApplied ? applied : { state: 'paid' }),
    },
    select: { id: true },
  });
  return id;
}

async function openCaseOf(adId: string): Promise<string> {
  await openCase(db, { type: 'ad', id: adId }, 10, now);
  const { id } = await db.moderationCase.findFirstOrThrow({ where: { targetId: adId } });
  return id;
}

test('an edit waits for the second of two payments before it locks the ad', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  const [first, second] = [await addPurchase(owner, adId), await addPurchase(owner, adId)];
  await crossLocks(
    lockPurchaseRow(second),
    () => updateAd(owner, adId, paidForm(['vip'], null, now), now),
    lockAdRow(adId),
  );
  const rows = await db.purchase.findMany({ where: { adId }, orderBy: { id: 'asc' } });
  expect(rows).toMatchObject([
    { id: first, state: 'applied' },
    { id: second, state: 'paid', refundReason: 'duplicate' },
  ]);
});

test('an edit locks payments in the order of their ids, applied ones too', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  const applied = await addPurchase(owner, adId, true);
  await db.promotion.updateMany({ where: { adId }, data: { endsAt: addTime(now, -1) } });
  const paid = await addPurchase(owner, adId);
  await crossLocks(
    lockPurchaseRow(applied),
    () => updateAd(owner, adId, paidForm(['vip'], null, now), now),
    lockPurchaseRow(paid),
  );
});

test('a deletion of an ad waits for all its payments before it locks it', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  await addPurchase(owner, adId, true);
  await db.ad.update({
    where: { id: adId },
    data: { moderation: 'removed', moderationReason: 'Rule 3' },
  });
  const failed = await addPurchase(owner, adId);
  await db.purchase.update({ where: { id: failed }, data: { state: 'failed', paidAt: null } });
  await crossLocks(lockPurchaseRow(failed), () => deleteAd(owner, adId, now), lockAdRow(adId));
});

test('a deletion of an account waits for all its payments before it locks an ad', async () => {
  const { actor: owner } = await sessionFor(await createUser(), now);
  const { _id: adId } = await createAd(owner, { now });
  await addPurchase(owner, adId, true);
  await db.ad.update({
    where: { id: adId },
    data: { moderation: 'removed', moderationReason: 'Rule 3' },
  });
  const failed = await addPurchase(owner, adId);
  await db.purchase.update({ where: { id: failed }, data: { state: 'failed', paidAt: null } });
  await crossLocks(
    lockPurchaseRow(failed),
    () => deleteAccount(owner, { password: testPassword }, now),
    lockAdRow(adId),
  );
});

test('a report locks the open case of an ad before its payments', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  const applied = await addPurchase(owner, adId, true);
  const form = reportForm.parse({ targetType: 'ad', target: adId, reason: 'scam' });
  await crossLocks(
    lockCaseRow(await openCaseOf(adId)),
    () => submitReport(null, form, newAddress(), now),
    lockPurchaseRow(applied),
  );
});

test('a deletion of an ad locks its open case before its payments and the ad', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  const applied = await addPurchase(owner, adId, true);
  const id = await openCaseOf(adId);
  await crossLocks(
    lockCaseRow(id),
    () => deleteAd(owner, adId, now),
    async (other) => {
      await lockPurchaseRow(applied)(other);
      await lockAdRow(adId)(other);
    },
  );
  const { closedAt } = await db.moderationCase.findUniqueOrThrow({ where: { id } });
  expect(closedAt).not.toBeNull();
});

test('a deletion of an account locks the open cases of its ads before the member', async () => {
  const { actor: owner } = await sessionFor(await createUser(), now);
  const { _id: adId } = await createAd(owner, { now });
  await crossLocks(
    lockCaseRow(await openCaseOf(adId)),
    () => deleteAccount(owner, { password: testPassword }, now),
    lockMemberRow(owner.userId),
  );
});

test('removals made together lock the payments of all ads in the order of their ids', async () => {
  const owner = await createMember();
  const [one, two] = [await createAd(owner, { now }), await createAd(owner, { now })];
  const low = await addPurchase(owner, two._id, true);
  const high = await addPurchase(owner, one._id, true);
  const ads = [one, two].map(({ _id: id }) => ({
    id,
    expected: { moderation: 'approved', version: 1 },
  }));
  const form = batchForm.parse({ action: 'remove', rule: 'duplicate', ads });
  const { batchId } = await decideBatch(await createStaff(), form, now);
  const { id: decisionId } = await db.decision.findFirstOrThrow({ where: { batchId } });
  const later = addTime(now, undoFor + hour);
  await crossLocks(
    lockPurchaseRow(low),
    () => completeDecision({ decisionId }, later),
    lockPurchaseRow(high),
  );
  const requested = { id: { in: [low, high] }, refundRequestedAt: later };
  expect(await db.purchase.count({ where: requested })).toBe(2);
});

test('the reconciler refunds each removed ad in a transaction of its own', async () => {
  const owner = await createMember();
  const [one, two] = [await createAd(owner, { now }), await createAd(owner, { now })];
  const first = await addPurchase(owner, one._id, true);
  const second = await addPurchase(owner, two._id, true);
  await db.ad.updateMany({
    where: { ownerId: owner.userId },
    data: { moderation: 'removed', moderationReason: 'Rule 3' },
  });
  await crossLocks(
    lockPurchaseRow(second),
    () => reconcilePayments(now),
    async () => {
      const refunded = { id: first, refundReason: 'ad removed' };
      expect(await db.purchase.count({ where: refunded })).toBe(1);
    },
  );
  const row = await db.purchase.findUniqueOrThrow({ where: { id: second } });
  expect(row.refundReason).toBe('ad removed');
});

test('a deletion of an ad waits for a payment for a second at most', async () => {
  const owner = await createMember();
  const { _id: adId } = await createAd(owner, { now });
  const paid = await addPurchase(owner, adId);
  await db.$transaction(
    async (tx) => {
      await lockPurchase(tx, paid);
      await expect(deleteAd(owner, adId, now)).rejects.toSatisfy(isLockTimeout);
    },
    { timeout: minute },
  );
  await deleteAd(owner, adId, now);
}, 20_000);

test('a purge leaves an ad whose payments are locked to the next run', async () => {
  const owner = await createMember();
  const [{ _id: busy }, { _id: free }] = [
    await createAd(owner, { now }),
    await createAd(owner, { now }),
  ];
  const applied = await addPurchase(owner, busy, true);
  await addPurchase(owner, busy, true);
  await addPurchase(owner, free, true);
  for (const id of [busy, free]) await deleteAd(owner, id, now);
  const later = addTime(now, deletedKept);
  const left = () => db.ad.findMany({ where: { ownerId: owner.userId }, select: { id: true } });
  await db.$transaction(async (tx) => {
    await lockPurchase(tx, applied);
    await purgeDeletedAds(later);
    expect(await left()).toEqual([{ id: busy }]);
  });
  await purgeDeletedAds(later);
  expect(await left()).toEqual([]);
  expect(await db.purchase.findUnique({ where: { id: applied } })).toMatchObject({ adId: null });
});
