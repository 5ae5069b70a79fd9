import { expect, test } from 'vitest';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime, day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { decisionForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { crossLocks, lockAdRow, lockMemberRow } from '@/tests/builders/crossing-locks';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* Decisions while the owner edits the ad: a command of a member locks the member, then the ad. */

const now = new Date();

const order = (targetId: string, action: string, targetType = 'ad') =>
  decisionForm.parse({ targetType, targetId, action, rule: 'scam' });

const stateOf = async (id: string) =>
  (await db.ad.findUniqueOrThrow({ where: { id }, select: { moderation: true } })).moderation;

test.each([
  ['approve', 'held', 'approved'],
  ['suspend', 'approved', 'removed'],
] as const)('a decision to %s locks the owner before the ad', async (action, before, after) => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: before } });
  const staff = await createStaff();
  await crossLocks(
    lockMemberRow(owner.userId),
    () => decide(staff, order(id, action), now),
    lockAdRow(id),
  );
  expect(await stateOf(id)).toBe(after);
});

test('an undone decision locks the owner before the ad', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'suspend'), now);
  await crossLocks(
    lockMemberRow(owner.userId),
    () => undoDecision(staff, decisionId, addTime(now, 5 * second)),
    lockAdRow(id),
  );
  expect(await stateOf(id)).toBe('approved');
});

test('an appeal that is granted locks the owner before the ad', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const { decisionId } = await decide(await createStaff(), order(id, 'suspend'), now);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const key = appealKey(decisionId);
  await submitAppeal({ key, text: 'Nothing in this ad is untrue.' }, newAddress(), now);
  const appeal = await db.appeal.findUniqueOrThrow({ where: { decisionId } });
  const other = await createStaff();
  await crossLocks(
    lockMemberRow(owner.userId),
    () => decide(other, order(appeal.id, 'overturn', 'appeal'), addTime(now, day)),
    lockAdRow(id),
  );
  expect(await stateOf(id)).toBe('approved');
});
