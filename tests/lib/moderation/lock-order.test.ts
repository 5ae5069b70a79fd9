import { randomUUID } from 'node:crypto';
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
import { crossLocks, lockAdRow, lockCaseRow, lockMemberRow } from '@/tests/builders/crossing-locks';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* Decisions while the owner edits the ad: a command of a member locks the member, then the ad. */

const now = new Date();

const order = (targetId: string, action: string, targetType = 'ad') =>
  decisionForm.parse({ targetType, targetId, action, rule: 'scam', note: 'Looks odd.' });

const caseOf = async (targetId: string) =>
  (await db.moderationCase.findFirstOrThrow({ where: { targetId }, select: { id: true } })).id;

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

test('an undone decision locks its case before the owner', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: 'held' } });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'approve'), now);
  await crossLocks(
    lockCaseRow(await caseOf(id)),
    () => undoDecision(staff, decisionId, addTime(now, 5 * second)),
    lockMemberRow(owner.userId),
  );
  expect(await stateOf(id)).toBe('held');
});

test('a decision that is undone locks the case that was opened since before the owner', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: 'held' } });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'approve'), now);
  const since = randomUUID();
  await db.moderationCase.create({ data: { id: since, targetType: 'ad', targetId: id, risk: 10 } });
  await crossLocks(
    lockCaseRow(since),
    () => undoDecision(staff, decisionId, addTime(now, 5 * second)),
    lockMemberRow(owner.userId),
  );
  expect(await stateOf(id)).toBe('held');
});

test('a freeze locks the cases of all ads before the owner, and so does its undoing', async () => {
  const owner = await createMember();
  const adult = { kind: 'escort', now } as const;
  const { _id: shown } = await createAd(owner, adult);
  const { _id: held } = await createAd(owner, { ...adult, columns: { moderation: 'held' } });
  const staff = await createStaff();
  const other = await caseOf(held);
  const freeze = () => decide(staff, order(shown, 'freeze'), now);
  await crossLocks(lockCaseRow(other), freeze, lockMemberRow(owner.userId));
  expect(await stateOf(shown)).toBe('held');
  const { id } = await db.decision.findFirstOrThrow({ where: { targetId: shown } });
  await crossLocks(
    lockCaseRow(other),
    () => undoDecision(staff, id, addTime(now, 5 * second)),
    lockMemberRow(owner.userId),
  );
  expect(await stateOf(shown)).toBe('approved');
});

test('two freezes of a member lock the cases in the order of their ids', async () => {
  const owner = await createMember();
  const adult = { kind: 'escort', now, columns: { moderation: 'held' } } as const;
  const ads = [await createAd(owner, adult), await createAd(owner, adult)];
  const cases = await db.moderationCase.findMany({
    where: { targetId: { in: ads.map(({ _id }) => _id) } },
    orderBy: { id: 'asc' },
  });
  const [low, high] = cases;
  if (!low || !high) throw new Error('Both ads have a case.');
  const staff = await createStaff();
  await crossLocks(
    lockCaseRow(low.id),
    () => decide(staff, order(high.targetId, 'freeze'), now),
    lockCaseRow(high.id),
  );
});
