import { expect, test } from 'vitest';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress, newEmail } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

const order = (targetId: string) =>
  decisionForm.parse({ targetType: 'ad', targetId, action: 'end' });

test('an ad that is gone is ended without a rule, and its owner can enable it again', async () => {
  const owner = await createMember();
  const { _id: id, title } = await createAd(owner, { now });
  const reporter = newEmail();
  const report = { targetType: 'ad', target: id, reason: 'gone', email: reporter };
  await submitReport(null, reportForm.parse(report), newAddress(), now);
  const { decisionId, adIds } = await decide(await createStaff(), order(id), now);
  expect(adIds).toEqual([id]);
  expect(await getPublicAd(id, now)).toBeNull();
  expect(await db.ad.findUnique({ where: { id } })).toMatchObject({
    isActive: false,
    moderation: 'approved',
    soldAt: null,
  });
  expect(await db.moderationCase.count({ where: { targetId: id, closedAt: null } })).toBe(0);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  const mail = (await messagesTo(email)).at(-1)?.text;
  expect(mail).toContain(`“${title}” is no longer available, so we have ended it.`);
  expect(mail).toContain('It has broken no rule.');
  const told = (await messagesTo(reporter)).at(-1)?.text;
  expect(told).toContain('It was no longer available, and we have ended it.');
  expect(told).not.toContain('broke our rules');
  expect(await toggleAd(owner, id, now)).toEqual({ isActive: true });
  expect(await getPublicAd(id, now)).toMatchObject({ _id: id });
});

test('an undone ending shows the ad again, and nobody is told', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const staff = await createStaff();
  const { decisionId } = await decide(staff, order(id), now);
  await undoDecision(staff, decisionId, addTime(now, undoFor - 1));
  expect(await getPublicAd(id, now)).toMatchObject({ _id: id });
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  expect(await messagesTo(email)).toEqual([]);
});

test.each([
  { isActive: false },
  { moderation: 'held' },
  { moderation: 'removed', moderationReason: 'A copy' },
] as const)('an ad with %j cannot be ended', async (columns) => {
  const { _id: id } = await createAd(await createMember(), { now, columns });
  await expect(decide(await createStaff(), order(id), now)).rejects.toMatchObject({
    code: 'conflict',
  });
});
