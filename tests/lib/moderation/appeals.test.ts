import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { appealDue, appealWithin, undoFor } from '@/lib/catalogue/limits';
import { addTime, day, formatDate, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { isLockTimeout } from '@/lib/db/errors';
import { appealKey, decisionOfKey } from '@/lib/moderation/appeals/appeal-key';
import { getAppeal } from '@/lib/moderation/appeals/get-appeal';
import { submitAppeal } from '@/lib/moderation/appeals/submit-appeal';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { decisionForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();
const text = 'The bag is genuine: I still have the receipt of the shop.';

async function removed(action: 'remove' | 'suspend' = 'remove') {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const staff = await createStaff();
  const form = decisionForm.parse({ targetType: 'ad', targetId: id, action, rule: 'counterfeit' });
  const { decisionId } = await decide(staff, form, now);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  return { owner, id, staff, decisionId, key: appealKey(decisionId) };
}

const appealOf = (decisionId: string) => db.appeal.findUniqueOrThrow({ where: { decisionId } });

test('a key identifies its decision, and cannot be forged', () => {
  const id = randomUUID();
  expect(decisionOfKey(appealKey(id))).toBe(id);
  const key = appealKey(id);
  for (const wrong of [
    '',
    'x',
    `${key}x`,
    key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ]) {
    expect(decisionOfKey(wrong)).toBeNull();
  }
});

test('one appeal per decision, due in 72 hours, also without a login', async () => {
  const { owner, key, decisionId } = await removed('suspend');
  expect(await getAppeal(key, now)).toMatchObject({ isOpen: true, rule: 'counterfeit' });
  const all = await Promise.allSettled(
    [1, 2, 3].map(() => submitAppeal({ key, text }, newAddress(), now)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await appealOf(decisionId)).dueAt).toEqual(addTime(now, appealDue));
  expect(await getAppeal(key, now)).toMatchObject({ isOpen: false, appeal: { outcome: null } });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  const confirmed = (await messagesTo(email)).filter(({ text: mail }) =>
    mail.includes('We have your appeal'),
  );
  expect(confirmed).toHaveLength(1);
  expect(confirmed[0]?.text).toContain(`by ${formatDate(addTime(now, appealDue))}, `);
  expect(confirmed[0]?.text).toContain(`/appeal/${key}`);
});

test('a late appeal is refused', async () => {
  const { key } = await removed();
  const late = addTime(now, appealWithin + day);
  await expect(submitAppeal({ key, text }, newAddress(), late)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a moderator cannot decide the appeal about their own ad', async () => {
  const staff = await createStaff();
  const { _id: id } = await createAd(staff, { now });
  const form = { targetType: 'ad', targetId: id, action: 'remove', rule: 'counterfeit' };
  const { decisionId } = await decide(await createStaff(), decisionForm.parse(form), now);
  await completeDecision({ decisionId }, addTime(now, undoFor));
  await submitAppeal({ key: appealKey(decisionId), text }, newAddress(), now);
  const { id: targetId } = await appealOf(decisionId);
  const overturn = decisionForm.parse({ targetType: 'appeal', targetId, action: 'overturn' });
  await expect(decide(staff, overturn, now)).rejects.toMatchObject({ code: 'forbidden' });
});

test('another moderator overturns it: ad and account are restored', async () => {
  const { owner, id, staff, key, decisionId } = await removed('suspend');
  const before = await db.ad.findUniqueOrThrow({ where: { id } });
  await submitAppeal({ key, text }, newAddress(), now);
  const { id: targetId } = await appealOf(decisionId);
  const { item } = await takeNext(staff, { skip: [], later: [] }, now);
  expect(item?.targetId).not.toBe(targetId);
  const form = decisionForm.parse({ targetType: 'appeal', targetId, action: 'overturn' });
  await expect(decide(staff, form, now)).rejects.toMatchObject({ code: 'forbidden' });
  const later = addTime(now, 24 * hour);
  const { decisionId: second } = await decide(await createStaff(), form, later);
  await completeDecision({ decisionId: second }, addTime(later, undoFor));
  const ad = await db.ad.findUniqueOrThrow({ where: { id } });
  expect(ad.moderation).toBe('approved');
  expect(ad.expiresAt).toEqual(addTime(before.expiresAt ?? now, 24 * hour));
  expect(await getPublicAd(id, later)).not.toBeNull();
  const user = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  expect(user.bannedAt).toBeNull();
  const mails = await messagesTo(user.email);
  expect(mails.at(-1)?.text).toContain('You were right');
});

test('overturning waits a second for a locked ad, and then is a conflict', async () => {
  const { id, key, decisionId } = await removed();
  await submitAppeal({ key, text }, newAddress(), now);
  const { id: targetId } = await appealOf(decisionId);
  const form = decisionForm.parse({ targetType: 'appeal', targetId, action: 'overturn' });
  const staff = await createStaff();
  const error = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Ad" WHERE "id" = ${id} FOR UPDATE`;
    return decide(staff, form, now).catch((thrown: unknown) => thrown);
  });
  expect(isLockTimeout(error)).toBe(true);
  expect((await appealOf(decisionId)).outcome).toBeNull();
});

test('an appeal about an ad that was deleted meanwhile can be overturned', async () => {
  const { id, key, decisionId } = await removed();
  await submitAppeal({ key, text }, newAddress(), now);
  await db.ad.update({ where: { id }, data: { deletedAt: now } });
  const { id: targetId } = await appealOf(decisionId);
  const form = decisionForm.parse({ targetType: 'appeal', targetId, action: 'overturn' });
  await decide(await createStaff(), form, now);
  expect((await appealOf(decisionId)).outcome).toBe('overturned');
});

test('another moderator upholds it: nothing changes, and the reason is mailed', async () => {
  const { owner, id, key, decisionId } = await removed();
  await submitAppeal({ key, text }, newAddress(), now);
  const { id: targetId } = await appealOf(decisionId);
  const form = decisionForm.parse({
    targetType: 'appeal',
    targetId,
    action: 'uphold',
    note: 'The receipt is of another bag.',
  });
  const later = addTime(now, hour);
  const { decisionId: second } = await decide(await createStaff(), form, later);
  await completeDecision({ decisionId: second }, addTime(later, undoFor));
  expect(await getPublicAd(id, now)).toBeNull();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  expect((await messagesTo(email)).at(-1)?.text).toContain('The receipt is of another bag.');
});
