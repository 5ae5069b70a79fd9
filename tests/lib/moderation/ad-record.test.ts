import { beforeEach, expect, test } from 'vitest';
import { expiredVisible, undoFor } from '@/lib/catalogue/limits';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { findAds } from '@/lib/moderation/overview/find-ads';
import { getAdRecord } from '@/lib/moderation/overview/get-ad-record';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

beforeEach(() => db.moderationCase.deleteMany());

/** Reported, found by screening and removed. */
async function removedAd() {
  const owner = await createMember();
  const title = 'Handbag of a famous house';
  const { _id: id } = await createAd(owner, { now, form: { title } });
  const hit = { ruleId: 'replica', category: 'counterfeit', action: 'flag', field: 'title' };
  await db.screeningHit.create({ data: { ...hit, adId: id, start: 0, end: 7, words: 'Handbag' } });
  const report = { targetType: 'ad', target: id, reason: 'counterfeit', text: 'It is a copy.' };
  await submitReport(null, reportForm.parse(report), newAddress(), now);
  const staff = await createStaff();
  const { username } = await db.user.findUniqueOrThrow({ where: { id: staff.userId } });
  const order = {
    targetType: 'ad',
    targetId: id,
    action: 'remove',
    rule: 'counterfeit',
    note: 'The label is a copy.',
  };
  const { decisionId } = await decide(staff, decisionForm.parse(order), now);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  return { owner, id, title, staff, username, decisionId };
}

test('an appeal shows the ad, the reports, the matches and the decision of the first case', async () => {
  const { id, title, username, decisionId } = await removedAd();
  const text = 'The bag is genuine: I still have the receipt.';
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), now);
  const { item } = await takeNext(await createStaff(), {}, now);
  expect(item).toMatchObject({
    targetType: 'appeal',
    causes: ['Appeal', 'Reported', 'Screening'],
    ad: { id, title, moderation: 'removed', hits: [{ words: 'Handbag' }] },
    reports: [{ reason: 'Counterfeit or stolen goods', text: 'It is a copy.' }],
    appeal: {
      text,
      against: {
        action: 'remove',
        rule: 'counterfeit',
        note: 'The label is a copy.',
        words: ['Handbag'],
        by: username,
      },
    },
  });
  expect(item?.seller.history).toMatchObject([{ action: 'remove', adId: id }]);
});

test('moderators read a removed ad, what was reported and what was decided', async () => {
  const { id, title, username } = await removedAd();
  expect(await getAdRecord(await createStaff(), id, now)).toMatchObject({
    ad: { id, title, moderation: 'removed', description: expect.any(String) },
    reports: [{ text: 'It is a copy.' }],
    decisions: [{ action: 'remove', note: 'The label is a copy.', by: username, isUndone: false }],
    visibility: 'hidden',
  });
});

test('a deleted ad is read only if it was decided about, and nobody reads their own', async () => {
  const { id } = await removedAd();
  const reader = await createStaff();
  await db.ad.update({ where: { id }, data: { deletedAt: now } });
  expect(await getAdRecord(reader, id, now)).toMatchObject({
    ad: { isDeleted: true },
    visibility: 'hidden',
  });
  const { _id: deleted } = await createAd(await createMember(), { now });
  expect(await getAdRecord(reader, deleted, now)).toMatchObject({
    visibility: 'public',
  });
  await db.ad.update({ where: { id: deleted }, data: { deletedAt: now } });
  const { _id: own } = await createAd(reader, { now });
  for (const hidden of [deleted, own, 'k7m2p9x4tq3w', 'x']) {
    expect(await getAdRecord(reader, hidden, now), hidden).toBeNull();
  }
});

test('an ad that is sold or has just expired can still be opened by anybody', async () => {
  const reader = await createStaff();
  const owner = await createMember();
  const visibilityWith = async (columns: object) => {
    const { _id: id } = await createAd(owner, { now, columns });
    const [found] = await findAds(id, now);
    const record = await getAdRecord(reader, id, now);
    expect(found?.visibility).toBe(record?.visibility);
    return found?.visibility;
  };
  expect(await visibilityWith({ isActive: false, soldAt: now })).toBe('sold');
  expect(await visibilityWith({ expiresAt: addTime(now, -day) })).toBe('expired');
  expect(await visibilityWith({ expiresAt: addTime(now, -expiredVisible - day) })).toBe('hidden');
  expect(await visibilityWith({ isActive: false })).toBe('hidden');
});

test('a removal that an appeal took back is not counted against the member', async () => {
  const { owner, decisionId } = await removedAd();
  const removedOf = async () => (await getQueueSeller(owner.userId, now))?.removed;
  const text = 'The bag is genuine: I still have the receipt.';
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), now);
  expect(await removedOf()).toBe(1);
  const { id: targetId } = await db.appeal.findUniqueOrThrow({ where: { decisionId } });
  const order = { targetType: 'appeal', targetId, action: 'overturn' };
  await decide(await createStaff(), decisionForm.parse(order), now);
  expect(await removedOf()).toBe(0);
});
