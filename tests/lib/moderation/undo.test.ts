import { expect, test } from 'vitest';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { setPrice } from '@/lib/ads/publishing/sale/set-price';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { addTime, day, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { openCase } from '@/lib/db/open-case';
import { markSold } from '@/lib/messages/mark-ad';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { escalateCase } from '@/lib/moderation/queue/escalate-case';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* What an undone decision leaves, if others have changed the same ad meanwhile. */

const now = new Date();
const soon = addTime(now, 5 * second);
const undoneAt = addTime(now, 8 * second);

const order = (targetId: string, action: string, more: object = {}) =>
  decisionForm.parse({ targetType: 'ad', targetId, action, rule: 'scam', ...more });

const adOf = (id: string) => db.ad.findUniqueOrThrow({ where: { id } });
const casesOf = (targetId: string) =>
  db.moderationCase.findMany({ where: { targetId }, orderBy: { openedAt: 'asc' } });
const report = (target: string) =>
  submitReport(
    null,
    reportForm.parse({ targetType: 'ad', target, reason: 'scam' }),
    newAddress(),
    now,
  );
const edit = (owner: Member, id: string) =>
  updateAd(
    owner,
    id,
    parseAdForm(validAdForm('goods', { title: 'A text that nobody has read' }), soon),
    soon,
  );

async function decided(action: string, more: object = {}, columns: object = {}) {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns });
  const before = await adOf(id);
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, action, more), now);
  return { owner, id, before, staff, undo: () => undoDecision(staff, decisionId, undoneAt) };
}

test('an edit of the removed ad still waits for a moderator', async () => {
  const { owner, id, undo } = await decided('remove');
  await edit(owner, id);
  await undo();
  expect(await adOf(id)).toMatchObject({
    moderation: 'held',
    title: 'A text that nobody has read',
  });
  expect(await casesOf(id)).toMatchObject([{ closedAt: null }]);
});

test('a removed ad with another price waits for a moderator, and is not removed any more', async () => {
  const { owner, id, undo } = await decided('remove');
  await setPrice(owner, id, { price: 1 }, soon);
  await undo();
  expect(await adOf(id)).toMatchObject({ moderation: 'held', moderationReason: null });
  expect(await casesOf(id)).toMatchObject([{ closedAt: null }]);
});

test('an edit of a frozen ad still waits for a moderator', async () => {
  await createStaff('admin');
  const owner = await createMember();
  const ids = [];
  for (let count = 0; count < 2; count += 1) {
    ids.push((await createAd(owner, { kind: 'escort', now }))._id);
  }
  const [edited = '', other = ''] = ids;
  const staff = await createStaff();
  const freeze = order(edited, 'freeze', { rule: null, note: 'Young.' });
  const { decisionId } = await decide(staff, freeze, now);
  await updateAd(owner, edited, parseAdForm(validAdForm('escort'), soon), soon);
  await undoDecision(staff, decisionId, undoneAt);
  expect(await adOf(edited)).toMatchObject({ moderation: 'held' });
  expect((await casesOf(edited)).filter(({ closedAt }) => !closedAt)).toHaveLength(1);
  expect(await adOf(other)).toMatchObject({ moderation: 'approved' });
});

test('a place and a life that were paid for meanwhile stay', async () => {
  const columns = { moderation: 'held', approvedAt: null, expiresAt: null };
  const { id, undo } = await decided('approve', { rule: null }, columns);
  const paid = { rankedAt: soon, expiresAt: addTime(now, 90 * day) };
  await db.ad.update({ where: { id }, data: paid });
  await undo();
  expect(await adOf(id)).toMatchObject({ moderation: 'held', approvedAt: null, ...paid });
});

test('an ended ad that was sold meanwhile stays sold', async () => {
  const { owner, id, undo } = await decided('end', { rule: null });
  await markSold(owner, id, { sold: true }, soon);
  await undo();
  expect(await adOf(id)).toMatchObject({ isActive: false, soldAt: soon });
  expect(await db.sale.count({ where: { adId: id } })).toBe(1);
});

test('what a colleague has decided meanwhile stays', async () => {
  const columns = { moderation: 'held', approvedAt: null, expiresAt: null };
  const { id, undo } = await decided('approve', { rule: null }, columns);
  const colleague = await createStaff();
  const removed = await decide(colleague, order(id, 'remove'), soon);
  await undo();
  expect(await adOf(id)).toMatchObject({ moderation: 'removed', approvedAt: now });
  await undoDecision(colleague, removed.decisionId, undoneAt);
  const { moderation, expiresAt } = await adOf(id);
  expect(moderation).toBe('approved');
  expect(expiresAt).not.toBeNull();
});

test('a suspension is undone although the ad was deleted meanwhile', async () => {
  const { owner, id, undo } = await decided('suspend');
  await deleteAd(owner, id, soon);
  expect(
    (await db.user.findUniqueOrThrow({ where: { id: owner.userId } })).bannedAt,
  ).not.toBeNull();
  await undo();
  expect((await db.user.findUniqueOrThrow({ where: { id: owner.userId } })).bannedAt).toBeNull();
  expect((await casesOf(id)).filter(({ closedAt }) => closedAt === null)).toEqual([]);
});

async function reportedAndLeft() {
  const { _id: id } = await createAd(await createMember(), { now });
  await report(id);
  const [first] = await casesOf(id);
  const staff = await createStaff();
  const form = order(id, 'approve', { rule: null, caseId: first?.id });
  const { decisionId } = await decide(staff, form, now);
  await report(id);
  const second = (await casesOf(id)).find(({ closedAt }) => closedAt === null);
  return { id, firstId: first?.id ?? '', secondId: second?.id ?? '', staff, decisionId };
}

test('reports made meanwhile go into the reopened case', async () => {
  const { id, firstId, secondId, staff, decisionId } = await reportedAndLeft();
  expect(secondId).not.toBe(firstId);
  expect(await undoDecision(staff, decisionId, undoneAt)).toMatchObject({ caseId: firstId });
  const open = (await casesOf(id)).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject([{ id: firstId, leasedById: staff.userId }]);
  expect(await db.report.count({ where: { caseId: firstId } })).toBe(2);
});

test('a case that was passed on meanwhile stays with the admins', async () => {
  const { id, firstId, secondId, staff, decisionId } = await reportedAndLeft();
  await createStaff('admin');
  await escalateCase(await createStaff(), { id: secondId, note: 'Known.' }, now);
  await undoDecision(staff, decisionId, undoneAt);
  const open = (await casesOf(id)).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject([{ id: firstId, escalationNote: 'Known.', leasedById: null }]);
  await expect(decide(staff, order(id, 'remove'), undoneAt)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('a case that is opened at the same moment is seen', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  await report(id);
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'approve', { rule: null }), now);
  const opened = Promise.withResolvers<void>();
  const undoes = Promise.withResolvers<void>();
  const opening = db.$transaction(async (tx) => {
    await openCase(tx, { type: 'ad', id }, 99, now);
    opened.resolve();
    await undoes.promise;
  });
  await opened.promise;
  const undoing = undoDecision(staff, decisionId, undoneAt);
  setTimeout(undoes.resolve, 300);
  await Promise.all([opening, undoing]);
  const open = (await casesOf(id)).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject([{ risk: 99 }]);
  expect((await casesOf(id)).length).toBe(2);
});
