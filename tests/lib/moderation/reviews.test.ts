import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { getSellerPage } from '@/lib/ads/reading/sellers/get-seller-page';
import { reviewTargetOf } from '@/lib/ads/reading/sellers/review-target';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { markSold } from '@/lib/messages/mark-ad';
import { readConversation } from '@/lib/messages/queries';
import { writeReview } from '@/lib/messages/reviews/write-review';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { getAppeal } from '@/lib/moderation/appeals/get-appeal';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { getReportTarget } from '@/lib/moderation/reports/get-report-target';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { authorityReport } from '@/lib/privacy/authority-report';
import { messagesTo, newAddress, newEmail } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createConversation } from '@/tests/builders/conversation';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const over = addTime(now, undoFor);

beforeEach(() => db.moderationCase.deleteMany());

/** A sale whose buyer and seller have reviewed each other. */
async function reviewed() {
  const { id, adId, buyer, seller } = await createConversation({ now });
  await markSold(seller, adId, { sold: true, conversationId: id }, now);
  await createAd(seller, { now });
  await writeReview(buyer, id, { stars: 1, text: 'His sister lives at number nine.' }, now);
  await writeReview(seller, id, { stars: 5, text: '' }, now);
  const { saleId } = await db.review.findFirstOrThrow({ where: { authorId: buyer.userId } });
  return { id, buyer, seller, target: reviewTargetOf({ saleId, byBuyer: true }) };
}

const report = (target: string, actor: Actor | null = null, email = '') =>
  submitReport(
    actor,
    reportForm.parse({ targetType: 'review', target, reason: 'no-consent', email }),
    newAddress(),
    now,
  );
const form = (targetId: string, action: string, changes: object = {}) =>
  decisionForm.parse({ targetType: 'review', targetId, action, ...changes });
const emailOf = async ({ userId }: Actor) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).email;

async function shownOf(seller: Actor) {
  const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
  const page = await getSellerPage(username ?? '', 1, now);
  return { reviews: page?.reviews.length, rating: page?.seller.rating ?? null };
}

describe('a reported review', () => {
  test('is removed from page, rating and conversation, and both people and reporters are told', async () => {
    const { id, buyer, seller, target } = await reviewed();
    const stranger = newEmail();
    const { reference } = await report(target, null, stranger);
    await report(target, seller);
    const staff = await createStaff();
    const { item, waiting } = await takeNext(staff, { skip: [], later: [] }, now);
    expect(waiting).toBe(1);
    expect(item).toMatchObject({
      targetType: 'review',
      causes: ['Reported'],
      reports: [{}, {}],
      review: { stars: 1, text: 'His sister lives at number nine.', isRemoved: false },
      seller: { id: buyer.userId, reported: 2 },
      conversations: [],
    });
    const remove = form(target, 'remove', { rule: 'no-consent', caseId: item?.caseId });
    const { decisionId } = await decide(staff, remove, now);
    expect(await shownOf(seller)).toEqual({ reviews: 0, rating: null });
    await completeDecision({ decisionId }, over);
    expect((await readConversation(seller, id, {}, now)).reviews).toMatchObject({
      theirs: null,
      isWaiting: false,
      canReply: false,
    });
    expect((await readConversation(buyer, id, {}, now)).reviews).toMatchObject({
      mine: { isRemoved: true },
      canWrite: false,
    });
    const [explained] = (await messagesTo(await emailOf(buyer))).slice(-1);
    expect(explained).toMatchObject({ subject: 'Your review was removed' });
    const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
    expect(explained?.text).toContain(`your review of ${username} about “`);
    expect(explained?.text).toContain('The review shows photos, a number or details');
    expect(explained?.text).not.toContain('Use your own photos');
    const outcome = (await messagesTo(stranger)).at(-1)?.text;
    expect(outcome).toContain('You reported a review');
    expect(outcome).toContain('we have acted on it');
    expect(reference).toMatch(/^R-/);
    expect(await getAppeal(appealKey(decisionId), over)).toMatchObject({ targetType: 'review' });
  });

  test('is restored when its removal is undone or appealed successfully', async () => {
    const { buyer, seller, target } = await reviewed();
    const staff = await createStaff();
    const first = await decide(staff, form(target, 'remove', { rule: 'hate' }), now);
    await undoDecision(staff, first.decisionId, now);
    expect(await shownOf(seller)).toMatchObject({ reviews: 1, rating: { average: 1 } });
    const { decisionId } = await decide(staff, form(target, 'remove', { rule: 'hate' }), now);
    await completeDecision({ decisionId }, over);
    await submitAppeal(
      { key: appealKey(decisionId), text: 'Every word of it is true.' },
      '::1',
      now,
    );
    const other = await createStaff();
    const { item } = await takeNext(other, { skip: [], later: [] }, now);
    expect(item).toMatchObject({ targetType: 'appeal', review: { isRemoved: true } });
    const overturn = { targetType: 'appeal', targetId: item?.targetId, action: 'overturn' };
    const second = await decide(other, decisionForm.parse(overturn), now);
    await completeDecision({ decisionId: second.decisionId }, addTime(over, 1000));
    expect(await shownOf(seller)).toMatchObject({ reviews: 1 });
    const [mail] = (await messagesTo(await emailOf(buyer))).slice(-1);
    expect(mail?.text).toContain('Your review is shown again.');
  });

  test('can lead to the suspension of its author', async () => {
    const { buyer, seller, target } = await reviewed();
    const { decisionId } = await decide(
      await createStaff(),
      form(target, 'suspend', { rule: 'hate' }),
      now,
    );
    expect(await db.user.findUniqueOrThrow({ where: { id: buyer.userId } })).toMatchObject({
      bannedAt: now,
    });
    expect(await shownOf(seller)).toMatchObject({ reviews: 0 });
    const { decisions } = await authorityReport({ type: 'user', id: buyer.userId }, now);
    expect(decisions.map(({ id }) => id)).toEqual([decisionId]);
  });
});

test('can be reported if it is public, but not by its author', async () => {
  const { buyer, target } = await reviewed();
  const [saleId] = target.split('.');
  await expect(report(target, buyer)).rejects.toMatchObject({ code: 'not_found' });
  for (const what of [`${saleId}.x`, `${saleId}`, 'x.buyer', `${saleId}.buyer.1`]) {
    await expect(report(what)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await getReportTarget(null, 'review', target, false, now)).toMatchObject({
    name: expect.stringMatching(/^1 of 5 stars by /),
    path: expect.stringMatching(/^\/seller\//),
  });
  await db.review.delete({
    where: { saleId_byBuyer: { saleId: saleId ?? '', byBuyer: false } },
  });
  await expect(report(target)).rejects.toMatchObject({ code: 'not_found' });
});

test('moderators cannot decide about reviews by or about themselves', async () => {
  const { seller, target } = await reviewed();
  await report(target);
  await db.user.update({ where: { id: seller.userId }, data: { role: 'moderator' } });
  const staff = { ...seller, role: 'moderator' as const };
  expect((await takeNext(staff, { skip: [], later: [] }, now)).item).toBeNull();
  await expect(decide(staff, form(target, 'approve'), now)).rejects.toMatchObject({
    code: 'forbidden',
  });
  const remove = form(target, 'remove', { rule: 'hate' });
  const { decisionId } = await decide(await createStaff(), remove, now);
  await completeDecision({ decisionId }, over);
  const text = 'Every word of it is true.';
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), now);
  const { id: targetId } = await db.appeal.findUniqueOrThrow({ where: { decisionId } });
  expect((await takeNext(staff, {}, now)).item).toBeNull();
  const uphold = decisionForm.parse({ targetType: 'appeal', targetId, action: 'uphold' });
  await expect(decide(staff, uphold, now)).rejects.toMatchObject({ code: 'forbidden' });
});
