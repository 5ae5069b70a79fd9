import { expect, test } from 'vitest';
import { toggleAd } from '@/lib/ads/publishing/lifetime/toggle-ad';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { decideBatch } from '@/lib/moderation/decisions/decide-batch';
import { batchForm, decisionForm } from '@/lib/moderation/schema';
import { messagesTo } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* "Your ad is live" is told only of an ad that people can see. */

const now = new Date();

const approval = (targetId: string) =>
  decisionForm.parse({ targetType: 'ad', targetId, action: 'approve' });

async function mailsOf({ userId }: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return messagesTo(email);
}

const suspend = ({ userId }: Member) =>
  db.user.update({ where: { id: userId }, data: { bannedAt: now } });

test.each(['approved', 'held'] as const)(
  'an approved ad of a suspended member that was %s is not told of',
  async (moderation) => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now, columns: { moderation } });
    await suspend(owner);
    const { decisionId } = await decide(await createStaff(), approval(id), now);
    expect((await db.ad.findUniqueOrThrow({ where: { id } })).moderation).toBe('suspended');
    await completeDecision({ decisionId }, addTime(now, undoFor));
    expect(await mailsOf(owner)).toEqual([]);
  },
);

test('an approved ad that its owner has disabled is not told of', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now, columns: { moderation: 'held' } });
  const { decisionId } = await decide(await createStaff(), approval(id), now);
  await toggleAd(owner, id, addTime(now, second));
  await completeDecision({ decisionId }, addTime(now, undoFor));
  expect(await mailsOf(owner)).toEqual([]);
});

test('a mail about several ads leaves out those that nobody sees', async () => {
  const owner = await createMember();
  const ids: string[] = [];
  for (const title of ['Walnut bookcase, tall', 'Walnut bookcase, low']) {
    const columns = { moderation: 'held', isActive: ids.length === 0 } as const;
    ids.push((await createAd(owner, { now, form: { title }, columns }))._id);
  }
  const expected = { moderation: 'held', version: 1 };
  const form = batchForm.parse({ action: 'approve', ads: ids.map((id) => ({ id, expected })) });
  const { batchId } = await decideBatch(await createStaff(), form, now);
  const { id: decisionId } = await db.decision.findFirstOrThrow({ where: { batchId } });
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const mails = await mailsOf(owner);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Walnut bookcase, tall');
  expect(mails[0]?.text).not.toContain('Walnut bookcase, low');
});
