import { beforeEach, expect, test } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { escalateCase } from '@/lib/moderation/queue/escalate-case';
import { listCases } from '@/lib/moderation/queue/list-cases';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

beforeEach(() => db.moderationCase.deleteMany());

const next = async (staff: Staff) => (await takeNext(staff, {}, now)).item;

const report = (target: string, reason: string) =>
  submitReport(null, reportForm.parse({ targetType: 'ad', target, reason }), newAddress(), now);

const stateOf = async (id: string) => {
  const { moderation } = await db.ad.findUniqueOrThrow({ where: { id } });
  return moderation;
};

async function mailsOf({ userId }: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return messagesTo(email);
}

const order = (targetId: string, action: string, more: object = {}) =>
  decisionForm.parse({ targetType: 'ad', targetId, action, ...more });

async function heldCase() {
  const { _id: id } = await createAd(await createMember(), {
    now,
    columns: { moderation: 'held' },
  });
  const found = await db.moderationCase.findFirstOrThrow({ where: { targetId: id } });
  return { adId: id, caseId: found.id };
}

test('a case that was passed on leaves the moderators and reaches the admins with its note', async () => {
  const { adId, caseId } = await heldCase();
  const [one, two, admin] = [await createStaff(), await createStaff(), await createStaff('admin')];
  expect((await next(one))?.caseId).toBe(caseId);
  await escalateCase(one, { id: caseId, note: 'Is this a replica?' }, now);
  expect(await next(one)).toBeNull();
  expect((await listCases(two, { filter: 'all', page: 1 }, now)).rows).toEqual([]);
  await expect(decide(two, order(adId, 'approve'), now)).rejects.toMatchObject({
    code: 'forbidden',
  });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: one.userId } });
  expect(await next(admin)).toMatchObject({
    caseId,
    escalation: { note: 'Is this a replica?', by: username },
  });
  const { rows, counts } = await listCases(admin, { filter: 'passed', page: 1 }, now);
  expect(rows).toMatchObject([{ caseId, passedOn: 'Is this a replica?' }]);
  expect(counts.passed).toBe(1);
  const [entry] = await db.auditEntry.findMany({
    where: { subjectId: adId, action: 'moderation.escalated' },
  });
  expect(entry).toMatchObject({ actorId: one.userId, data: { caseId } });
  await decide(admin, order(adId, 'approve'), now);
  expect(await stateOf(adId)).toBe('approved');
});

test('a case of a colleague, of the moderator or a decided one cannot be passed on', async () => {
  const { adId, caseId } = await heldCase();
  const [one, two] = [await createStaff(), await createStaff()];
  await next(two);
  await createStaff('admin');
  const pass = (staff: Staff, id = caseId) => escalateCase(staff, { id, note: 'x' }, now);
  await expect(pass(one)).rejects.toMatchObject({ code: 'conflict' });
  await expect(pass(one, 'x')).rejects.toMatchObject({ code: 'not_found' });
  await decide(two, order(adId, 'approve'), now);
  await expect(pass(two)).rejects.toMatchObject({ code: 'conflict' });
  const { _id: own } = await createAd(one, { now, columns: { moderation: 'held' } });
  const { id } = await db.moderationCase.findFirstOrThrow({ where: { targetId: own } });
  await expect(pass(one, id)).rejects.toMatchObject({ code: 'conflict' });
});

test('a case that no admin may decide stays with the moderators', async () => {
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'member' } });
  const { caseId } = await heldCase();
  const staff = await createStaff();
  const pass = (id: string) => escalateCase(staff, { id, note: 'x' }, now);
  await expect(pass(caseId)).rejects.toMatchObject({ code: 'conflict' });
  expect((await next(staff))?.caseId).toBe(caseId);
  const admin = await createStaff('admin');
  const owner = await createMember();
  const { id: decisionId } = await db.decision.create({
    data: {
      targetType: 'user',
      targetId: owner.userId,
      memberId: owner.userId,
      staffId: admin.userId,
      action: 'warn',
      before: {},
    },
    select: { id: true },
  });
  const { id: targetId } = await db.appeal.create({
    data: { decisionId, text: 'It was not me.', dueAt: now },
    select: { id: true },
  });
  const { id: appealCase } = await db.moderationCase.create({
    data: { targetType: 'appeal', targetId, risk: 65 },
    select: { id: true },
  });
  await expect(pass(appealCase)).rejects.toMatchObject({ code: 'conflict' });
  await createStaff('admin');
  expect(await pass(appealCase)).toEqual({ success: true });
});

async function memberWithAdultAds() {
  await createStaff('admin');
  const owner = await createMember();
  const { _id: reported } = await createAd(owner, { kind: 'escort', now });
  const { _id: other } = await createAd(owner, { kind: 'escort', now });
  const { _id: table } = await createAd(owner, { now });
  await db.moderationCase.deleteMany();
  await report(reported, 'under-age');
  return { owner, reported, other, table };
}

test('a freeze hides all adult ads of the member, passes them on, and its mail states no suspicion', async () => {
  const { owner, reported, other, table } = await memberWithAdultAds();
  const [staff, admin] = [await createStaff(), await createStaff('admin')];
  const item = await next(staff);
  const form = order(reported, 'freeze', { caseId: item?.caseId, note: 'Looks like a pupil.' });
  const { decisionId, adIds } = await decide(staff, form, now);
  expect(new Set(adIds)).toEqual(new Set([reported, other]));
  expect([await stateOf(reported), await stateOf(other), await stateOf(table)]).toEqual([
    'held',
    'held',
    'approved',
  ]);
  expect(await next(staff)).toBeNull();
  const { rows } = await listCases(admin, { filter: 'passed', page: 1 }, now);
  expect(new Set(rows.map(({ ad }) => ad?.id))).toEqual(new Set([reported, other]));
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const mails = await mailsOf(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('We check that everybody in an adult ad is 18 or over.');
  expect(mails[0]?.text).toContain('Nothing has been decided about your ads.');
  expect(mails[0]?.text).not.toContain('pupil');
  const stored = await db.decision.findUniqueOrThrow({ where: { id: decisionId } });
  expect(stored).toMatchObject({ action: 'freeze', note: '' });
  await decide(admin, order(other, 'approve'), now);
  expect(await stateOf(other)).toBe('approved');
});

test('an undone freeze shows the ads again, and the report is the moderators’ again', async () => {
  const { owner, reported, other } = await memberWithAdultAds();
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(reported, 'freeze', { note: 'Young.' }), now);
  await undoDecision(staff, decisionId, addTime(now, undoFor - 1));
  expect([await stateOf(reported), await stateOf(other)]).toEqual(['approved', 'approved']);
  expect(await next(staff)).toMatchObject({ targetId: reported, escalation: null });
  expect(await db.moderationCase.count({ where: { closedAt: null } })).toBe(1);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  expect(await mailsOf(owner)).toEqual([]);
});

test('a freeze needs a note, adult ads and the state that the moderator saw', async () => {
  const { reported, table } = await memberWithAdultAds();
  const staff = await createStaff();
  const { _id: lamp } = await createAd(await createMember(), { now });
  for (const [id, more, code] of [
    [reported, {}, 'invalid'],
    [reported, { note: 'x', expected: { moderation: 'approved', version: 7 } }, 'conflict'],
    [lamp, { note: 'x' }, 'invalid'],
    ['k7m2p9x4tq3w', { note: 'x' }, 'not_found'],
  ] as const) {
    await expect(decide(staff, order(id, 'freeze', more), now)).rejects.toMatchObject({ code });
  }
  expect([await stateOf(reported), await stateOf(table)]).toEqual(['approved', 'approved']);
});
