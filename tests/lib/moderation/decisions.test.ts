import { afterEach, expect, test, vi } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { firstExpiry } from '@/lib/ads/policy';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { categoryByName } from '@/lib/catalogue/categories';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime, day, hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { endSuspensions } from '@/lib/moderation/decisions/end-suspensions';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { decisionForm } from '@/lib/moderation/schema';
import { messagesTo } from '@/tests/builders/account';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createReadyDraft, paidForm, pay } from '@/tests/builders/payment';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

afterEach(() => vi.unstubAllEnvs());

const order = (targetId: string, action: string, more: object = {}) =>
  decisionForm.parse({ targetType: 'ad', targetId, action, ...more });

const adOf = (id: string) => db.ad.findUniqueOrThrow({ where: { id } });
const casesOf = (targetId: string) =>
  db.moderationCase.findMany({ where: { targetId }, orderBy: { openedAt: 'asc' } });

async function mailsOf({ userId }: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return messagesTo(email);
}

/** Publishes on a site where adult ads wait for review. */
async function publishHeld(owner: Member, at = now) {
  vi.stubEnv('ADULT_REVIEW', 'before');
  await createStaff();
  const ad = await createAd(owner, { kind: 'escort', now: at });
  return ad._id;
}

const decideAs = async (staff: Staff, form: ReturnType<typeof order>, at = now) => {
  const { decisionId } = await decide(staff, form, at);
  await completeDecision({ decisionId }, addTime(at, undoFor));
  return decisionId;
};

test.each([
  ['user', 'k7m2p9x4tq3w'],
  ['appeal', 'x'],
  ['ad', 'a\0b'],
  ['message', 'x.1'],
])('a %s with the id %j is not found', async (targetType, targetId) => {
  const form = decisionForm.parse({ targetType, targetId, action: 'approve' });
  await expect(decide(await createStaff(), form, new Date())).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('the life of a held new ad starts with its approval', async () => {
  const owner = await createMember();
  const id = await publishHeld(owner);
  expect(await adOf(id)).toMatchObject({ moderation: 'held', expiresAt: null, approvedAt: null });
  expect(await casesOf(id)).toMatchObject([{ closedAt: null, risk: 40 }]);
  const later = addTime(now, 3 * day);
  await decideAs(await createStaff(), order(id, 'approve'), later);
  const category = categoryByName('Escorts and Massages');
  if (!category) throw new Error('There is no such category');
  expect(await adOf(id)).toMatchObject({
    moderation: 'approved',
    rankedAt: later,
    approvedAt: later,
    expiresAt: firstExpiry(category, later),
  });
  expect(await getPublicAd(id, later)).toMatchObject({ _id: id });
  expect((await casesOf(id))[0]?.closedAt).toEqual(later);
  const [mail] = await mailsOf(owner);
  expect(mail?.text).toContain('it is on Townboard now');
});

test('approving a held edit does not move the ad to the top', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { kind: 'escort', now });
  vi.stubEnv('ADULT_REVIEW', 'before');
  await createStaff();
  const later = addTime(now, hour);
  await updateAd(owner, id, parseAdForm(validAdForm('escort'), later), later);
  const before = await adOf(id);
  expect(before.moderation).toBe('held');
  await decideAs(await createStaff(), order(id, 'approve'), addTime(later, hour));
  const after = await adOf(id);
  expect(after).toMatchObject({ moderation: 'approved', rankedAt: now });
  expect(after.expiresAt).toEqual(before.expiresAt);
});

test('an approval of a removed ad outside the queue can be undone', async () => {
  const { _id: id } = await createAd(await createMember(), {
    now,
    columns: { moderation: 'removed', moderationReason: 'Counterfeit goods' },
  });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'approve'), now);
  expect(await adOf(id)).toMatchObject({ moderation: 'approved' });
  await undoDecision(staff, decisionId, addTime(now, undoFor - 1));
  expect(await adOf(id)).toMatchObject({
    moderation: 'removed',
    moderationReason: 'Counterfeit goods',
  });
});

test('a removal is explained, and a second decision about the same case is refused', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: 'held' } });
  const hit = { ruleId: 'replica', category: 'counterfeit', action: 'hold', field: 'title' };
  await db.screeningHit.create({ data: { ...hit, adId: id, start: 0, end: 3, words: 'Oak' } });
  const [found] = await casesOf(id);
  const [one, two] = [await createStaff(), await createStaff()];
  const form = order(id, 'remove', {
    caseId: found?.id,
    rule: 'counterfeit',
    note: 'The label is a copy.',
    expected: { moderation: 'held', version: 1 },
  });
  const both = await Promise.allSettled([decide(one, form, now), decide(two, form, now)]);
  const [won] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const lost = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(lost).toEqual(['conflict']);
  expect(await mailsOf(owner)).toEqual([]);
  await completeDecision({ decisionId: won?.decisionId }, addTime(now, undoFor));
  await completeDecision({ decisionId: won?.decisionId }, addTime(now, undoFor));
  const mails = await mailsOf(owner);
  expect(mails).toHaveLength(1);
  for (const part of [
    'Counterfeit goods',
    'The label is a copy.',
    '“Oak”',
    '/appeal/',
    'Edit the ad',
  ]) {
    expect(mails[0]?.text).toContain(part);
  }
  expect((await adOf(id)).moderationReason).toBe('Counterfeit goods: The label is a copy.');
  const audit = await db.auditEntry.findMany({ where: { action: 'moderation.remove' } });
  expect(audit.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
});

test('another rule of the terms needs a note', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  const form = order(id, 'remove', { rule: 'other' });
  await expect(decide(await createStaff(), form, now)).rejects.toMatchObject({
    code: 'invalid',
    fields: { note: expect.stringContaining('which rule') },
  });
  expect((await adOf(id)).moderation).toBe('approved');
});

test('a notice lists no words of frauds or of the learned rule', async () => {
  const hits = [
    { ruleId: 'like-forbidden-offers', category: 'like forbidden offers', words: 'offshore' },
    { ruleId: 'advance-fee', category: 'advance fees and couriers', words: 'pay my agent' },
    { ruleId: 'slur', category: 'hate and abuse', words: 'vermin' },
  ];
  for (const [rule, listed] of [
    ['scam', []],
    ['hate', ['vermin']],
  ] as const) {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    await db.screeningHit.createMany({
      data: hits.map((hit) => ({
        ...hit,
        adId: id,
        action: 'flag',
        field: 'title',
        start: 0,
        end: 3,
      })),
    });
    const decisionId = await decideAs(await createStaff(), order(id, 'remove', { rule }));
    const { words } = await db.decision.findUniqueOrThrow({ where: { id: decisionId } });
    expect(words).toEqual(listed);
    const text = (await mailsOf(owner)).at(-1)?.text;
    for (const { words: each } of hits) {
      const isListed = (listed as readonly string[]).includes(each);
      expect(text?.includes(`“${each}”`), each).toBe(isListed);
    }
  }
});

test('a change after the moderator saw the case makes the decision a conflict', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const staff = await createStaff();
  for (const expected of [
    { moderation: 'held', version: 1 },
    { moderation: 'approved', version: 2 },
  ]) {
    const form = order(id, 'remove', { rule: 'scam', expected });
    await expect(decide(staff, form, now)).rejects.toMatchObject({ code: 'conflict' });
  }
  expect((await adOf(id)).moderation).toBe('approved');
});

test('a removal needs a rule, and moderators cannot decide about their own ads', async () => {
  const staff = await createStaff();
  const { _id: own } = await createAd(staff, { now });
  const { _id: others } = await createAd(await createMember(), { now });
  await expect(decide(staff, order(others, 'remove'), now)).rejects.toMatchObject({
    fields: { rule: expect.any(String) },
  });
  const form = order(own, 'remove', { rule: 'scam' });
  await expect(decide(staff, form, now)).rejects.toMatchObject({ code: 'forbidden' });
});

test('undoing within ten seconds restores everything, without notifications', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: 'held' } });
  const before = await adOf(id);
  const [staff, other] = [await createStaff(), await createStaff()];
  const [found] = await casesOf(id);
  const form = order(id, 'suspend', { rule: 'scam', days: 7, caseId: found?.id });
  const { decisionId } = await decide(staff, form, now);
  expect((await db.user.findUniqueOrThrow({ where: { id: owner.userId } })).bannedAt).toEqual(now);
  const soon = addTime(now, 9 * second);
  await expect(undoDecision(other, decisionId, soon)).rejects.toMatchObject({ code: 'not_found' });
  expect(await undoDecision(staff, decisionId, soon)).toMatchObject({ caseId: found?.id });
  await expect(undoDecision(staff, decisionId, soon)).rejects.toMatchObject({ code: 'conflict' });
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const { updatedAt: _, ...restored } = await adOf(id);
  expect(before).toMatchObject(restored);
  expect((await db.user.findUniqueOrThrow({ where: { id: owner.userId } })).bannedAt).toBeNull();
  expect(await casesOf(id)).toMatchObject([{ closedAt: null, leasedById: staff.userId }]);
  expect(await mailsOf(owner)).toEqual([]);
  const actions = await db.auditEntry.findMany({
    where: { subjectId: id, action: { startsWith: 'moderation.' } },
    orderBy: { id: 'asc' },
  });
  expect(actions.map(({ action }) => action)).toEqual(['moderation.suspend', 'moderation.undone']);
});

test('after ten seconds it is too late', async () => {
  const { _id: id } = await createAd(await createMember(), { now });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id, 'remove', { rule: 'scam' }), now);
  const late = addTime(now, undoFor + 1);
  await expect(undoDecision(staff, decisionId, late)).rejects.toMatchObject({ code: 'conflict' });
});

test('a temporary suspension hides all ads, ends by itself and is announced', async () => {
  const owner = await createMember();
  const { _id: bad } = await createAd(owner, { now });
  const { _id: good } = await createAd(owner, { now });
  await decideAs(await createStaff(), order(bad, 'suspend', { rule: 'scam', days: 7 }));
  expect(await getPublicAd(good, now)).toBeNull();
  expect(await db.session.count({ where: { userId: owner.userId } })).toBe(0);
  expect(await endSuspensions(addTime(now, 7 * day - 1))).toBe(0);
  expect(await endSuspensions(addTime(now, 7 * day))).toBe(1);
  expect(await getPublicAd(good, now)).toMatchObject({ _id: good });
  expect(await getPublicAd(bad, now)).toBeNull();
  expect((await mailsOf(owner)).map(({ text }) => text).join()).toContain('You can log in again');
});

test('staff cannot be suspended', async () => {
  const [staff, admin] = [await createStaff(), await createStaff('admin')];
  const { _id: id } = await createAd(admin, { now });
  await expect(decide(staff, order(id, 'suspend', { rule: 'scam' }), now)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect((await adOf(id)).moderation).toBe('approved');
});

test('upgrades bought while an ad is held start at its approval, with their full term', async () => {
  vi.stubEnv('ADULT_REVIEW', 'before');
  const staff = await createStaff();
  const owner = await createMember();
  const { id: draftId } = await createReadyDraft(owner, now, validAdForm('escort'));
  const purchaseId = await pay(owner, ['vip', 'website'], { draftId }, now);
  const form = parseAdForm(
    validAdForm('escort', {
      draftId,
      websiteUrl: 'https://example.co.uk/',
      extras: { vip: true, website: true },
    }),
    now,
  );
  const { _id: id } = await publishAd(owner, form, now);
  const running = (at: Date) =>
    db.promotion.findMany({
      where: { adId: id, OR: [{ endsAt: null }, { endsAt: { gt: at } }] },
      select: { upgrade: true, startsAt: true, endsAt: true },
      orderBy: { upgrade: 'asc' },
    });
  expect(await running(now)).toEqual([]);
  const later = addTime(now, 3 * day);
  await decideAs(staff, order(id, 'approve'), later);
  expect(await running(later)).toEqual([
    { upgrade: 'vip', startsAt: later, endsAt: addTime(later, 7 * day) },
    { upgrade: 'website', startsAt: later, endsAt: null },
  ]);
  expect((await adOf(id)).expiresAt).toEqual(addTime(later, 7 * day));
  const { state, refundRequestedAt } = await db.purchase.findUniqueOrThrow({
    where: { id: purchaseId },
  });
  expect([state, refundRequestedAt]).toEqual(['applied', null]);
});

test('upgrades of a finally refused ad are refunded once it cannot be undone', async () => {
  const owner = await createMember();
  const { id: draftId } = await createReadyDraft(owner, now);
  const purchaseId = await pay(owner, ['vip'], { draftId }, now);
  const { _id: id } = await publishAd(owner, paidForm(['vip'], draftId, now), now);
  const refund = async () =>
    (await db.purchase.findUniqueOrThrow({ where: { id: purchaseId } })).refundRequestedAt;
  const staff = await createStaff();
  const later = addTime(now, day);
  const { decisionId } = await decide(staff, order(id, 'remove', { rule: 'scam' }), later);
  const row = () => db.promotion.findFirstOrThrow({ where: { adId: id } });
  expect(await row()).toMatchObject({ pausedAt: later, secondsLeft: (6 * day) / second });
  await undoDecision(staff, decisionId, addTime(later, 5 * second));
  expect(await row()).toMatchObject({ pausedAt: null });
  expect(await refund()).toBeNull();
  await decideAs(staff, order(id, 'remove', { rule: 'scam' }), addTime(later, hour));
  expect(await refund()).not.toBeNull();
});

test('the audit log cannot be changed or deleted, even by SQL', async () => {
  const { userId } = await createMember();
  const entry = await db.auditEntry.create({
    data: { actorId: userId, action: 'ad.updated', subjectType: 'ad', subjectId: 'x' },
  });
  const where = { id: entry.id };
  const refused = /append-only/;
  await expect(db.auditEntry.update({ where, data: { action: 'y' } })).rejects.toThrow(refused);
  await expect(db.auditEntry.delete({ where })).rejects.toThrow(refused);
  await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(refused);
  await db.auditEntry.update({ where, data: { actorId: null } });
  const old = await db.auditEntry.create({
    data: { action: 'a', subjectType: 'ad', subjectId: 'x', at: addTime(now, -600 * day) },
  });
  await db.auditEntry.delete({ where: { id: old.id } });
});
