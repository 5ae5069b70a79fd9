import { beforeEach, describe, expect, test } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { deleteAd } from '@/lib/ads/publishing/lifetime/delete-ad';
import { repostAd } from '@/lib/ads/publishing/lifetime/repost-ad';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { expiredVisible, undoFor } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day, second } from '@/lib/dates';
import { type Db, db } from '@/lib/db/client';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { freezeAdultAds } from '@/lib/moderation/decisions/freeze/freeze-adult-ads';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { getAdRecord } from '@/lib/moderation/overview/get-ad-record';
import { escalateCase } from '@/lib/moderation/queue/escalate-case';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress } from '@/tests/builders/account';
import { createAd, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const soon = addTime(now, second);

let owner: Member;
let staff: Staff;
let admin: Staff;
beforeEach(async () => {
  await db.moderationCase.deleteMany();
  [owner, staff, admin] = [await createMember(), await createStaff(), await createStaff('admin')];
});

type Columns = NonNullable<Parameters<typeof createAd>[1]>['columns'];

async function createAdult(columns: Columns = {}, at = now) {
  const { _id: id } = await createAd(owner, { kind: 'escort', now: at, columns });
  return id;
}

const order = (targetId: string, action: string, more: object = {}) =>
  decisionForm.parse({ targetType: 'ad', targetId, action, ...more });

const freeze = (targetId: string, by = staff, note = 'Looks like a pupil.') =>
  decide(by, order(targetId, 'freeze', { note }), now);

const stateOf = async (id: string) => (await db.ad.findUniqueOrThrow({ where: { id } })).moderation;

const openCase = (targetId: string) =>
  db.moderationCase.findFirst({ where: { targetId, closedAt: null } });

describe('a frozen ad that its owner deletes', () => {
  test('stays with the admins, who read it and decide about it', async () => {
    const id = await createAdult();
    await freeze(id);
    await deleteAd(owner, id, now);
    expect(await openCase(id)).toMatchObject({ escalationNote: 'Looks like a pupil.' });
    expect(await getAdRecord(admin, id, now)).toMatchObject({ ad: { id, isDeleted: true } });
    const { item } = await takeNext(admin, {}, now);
    expect(item).toMatchObject({ ad: { id, isDeleted: true, moderation: 'held' } });
    const expected = { moderation: 'held', version: 1 };
    const form = order(id, 'remove', { caseId: item?.caseId, rule: 'under-age', expected });
    const { decisionId } = await decide(admin, form, now);
    expect(await stateOf(id)).toBe('removed');
    expect(await openCase(id)).toBeNull();
    await undoDecision(admin, decisionId, soon);
    expect(await stateOf(id)).toBe('held');
    const left = await decide(admin, order(id, 'approve'), now);
    await completeDecision({ decisionId: left.decisionId }, addTime(now, undoFor));
    const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
    expect(await messagesTo(email)).toEqual([]);
    expect(await openCase(id)).toBeNull();
    await expect(decide(admin, order(id, 'approve'), now)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is closed with an ordinary case, also if the freeze is undone', async () => {
    const [id, held] = [await createAdult(), await createAdult({ moderation: 'held' })];
    await deleteAd(owner, held, now);
    expect(await openCase(held)).toBeNull();
    const { decisionId } = await freeze(id);
    await deleteAd(owner, id, now);
    await undoDecision(staff, decisionId, soon);
    expect(await openCase(id)).toBeNull();
  });
});

describe('while adult ads are frozen', () => {
  test('further ones wait for an admin, and others are shown', async () => {
    const id = await createAdult();
    const removed = await createAdult({ moderation: 'removed', moderationReason: 'x' });
    await freeze(id);
    const next = await createAdult();
    await updateAd(owner, removed, parseAdForm(validAdForm('escort'), now), now);
    for (const waiting of [next, removed]) {
      expect(await stateOf(waiting)).toBe('held');
      expect(await openCase(waiting)).toMatchObject({
        escalatedById: staff.userId,
        escalationNote: 'Looks like a pupil.',
      });
      await expect(decide(staff, order(waiting, 'approve'), now)).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    const { _id: table } = await createAd(owner, { now });
    expect(await stateOf(table)).toBe('approved');
    for (const decided of [id, next, removed]) await decide(admin, order(decided, 'approve'), now);
    expect(await stateOf(await createAdult())).toBe('approved');
  });

  test('one that was not shown can be enabled or reposted only afterwards', async () => {
    const id = await createAdult();
    const [disabled, expired] = [
      await createAdult({ isActive: false }),
      await createAdult(
        { expiresAt: addTime(now, -expiredVisible - day) },
        addTime(now, -60 * day),
      ),
    ];
    await db.moderationCase.deleteMany();
    await freeze(id);
    const refusal = { code: 'conflict', message: siteTexts.adultAdsChecked };
    await expect(toggleAd(owner, disabled, now)).rejects.toMatchObject(refusal);
    await expect(repostAd(owner, expired, now)).rejects.toMatchObject(refusal);
    await decide(admin, order(id, 'approve'), now);
    await toggleAd(owner, disabled, now);
    await repostAd(owner, expired, now);
    expect(await toggleAd(owner, id, now)).toEqual({ isActive: false });
  });
});

test('a freeze hides every ad whose page can be opened, now or after a suspension, and no other', async () => {
  const shown = await createAdult();
  const expired = await createAdult({ expiresAt: addTime(now, -day) });
  const hidden = [
    await createAdult({ isActive: false }),
    await createAdult({ expiresAt: addTime(now, -expiredVisible - day) }),
  ];
  await db.moderationCase.deleteMany();
  await db.user.update({ where: { id: owner.userId }, data: { bannedAt: now } });
  expect(new Set((await freeze(shown)).adIds)).toEqual(new Set([shown, expired]));
  await db.user.update({ where: { id: owner.userId }, data: { bannedAt: null } });
  expect([await stateOf(shown), await stateOf(expired)]).toEqual(['held', 'held']);
  for (const id of hidden) {
    expect(await stateOf(id)).toBe('approved');
    expect(await openCase(id)).toBeNull();
  }
});

describe('an undone freeze', () => {
  test('leaves a case with the admins that they had before, with its note and report', async () => {
    const [reported, other] = [await createAdult(), await createAdult()];
    await db.moderationCase.deleteMany();
    const report = reportForm.parse({ targetType: 'ad', target: reported, reason: 'counterfeit' });
    await submitReport(null, report, newAddress(), now);
    const before = await openCase(reported);
    await escalateCase(staff, { id: before?.id ?? '', note: 'A copy?' }, now);
    const { decisionId } = await freeze(other, await createStaff());
    expect(await openCase(reported)).toMatchObject({
      escalationNote: 'A copy?\n\nLooks like a pupil.',
    });
    const { staffId } = await db.decision.findUniqueOrThrow({ where: { id: decisionId } });
    await undoDecision({ ...staff, userId: staffId ?? '' }, decisionId, soon);
    expect(await stateOf(reported)).toBe('approved');
    expect(await openCase(reported)).toMatchObject({
      id: before?.id,
      escalatedById: staff.userId,
      escalationNote: 'A copy?',
      frozenMemberId: null,
    });
    expect(await openCase(other)).toBeNull();
  });

  test('opens no case that an admin has decided since', async () => {
    const [one, other] = [await createAdult(), await createAdult()];
    const report = reportForm.parse({ targetType: 'ad', target: one, reason: 'under-age' });
    await submitReport(null, report, newAddress(), now);
    const caseId = (await openCase(one))?.id;
    const form = order(one, 'freeze', { caseId, note: 'Young.' });
    const { decisionId } = await decide(staff, form, now);
    await decide(admin, order(one, 'remove', { rule: 'under-age' }), soon);
    await undoDecision(staff, decisionId, addTime(now, undoFor - 1));
    expect([await stateOf(one), await stateOf(other)]).toEqual(['removed', 'approved']);
    expect(await openCase(one)).toBeNull();
  });

  test('shows no ad that was edited since, and gives new ones to the moderators', async () => {
    const id = await createAdult();
    await db.moderationCase.deleteMany();
    const { decisionId } = await freeze(id);
    const changed = validAdForm('escort', { title: 'Another title of the same ad' });
    await updateAd(owner, id, parseAdForm(changed, now), now);
    const next = await createAdult();
    await undoDecision(staff, decisionId, soon);
    for (const waiting of [id, next]) {
      expect(await stateOf(waiting)).toBe('held');
      expect(await openCase(waiting)).toMatchObject({ escalatedAt: null, frozenMemberId: null });
    }
    expect(await stateOf(await createAdult())).toBe('approved');
  });
});

/** How many calls a freeze of so many ads makes. */
async function callsFor(ads: number): Promise<number> {
  owner = await createMember();
  const ids: string[] = [];
  while (ids.length < ads) ids.push(await createAdult());
  const form = order(ids[0] ?? '', 'freeze', { note: 'Young.' });
  let calls = 0;
  const counted = db.$extends({
    query: {
      $allOperations({ args, query }) {
        calls += 1;
        return query(args);
      },
    },
  });
  const { adIds } = await counted.$transaction((tx) => freezeAdultAds(tx as Db, staff, form, now));
  expect(new Set(adIds)).toEqual(new Set(ids));
  return calls;
}

test('a freeze of many ads makes no more calls than that of a few', async () => {
  expect(await callsFor(12)).toBe(await callsFor(3));
});
