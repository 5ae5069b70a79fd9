import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { undoFor } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { recordAudit } from '@/lib/db/record-audit';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decide } from '@/lib/moderation/decisions/decide';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { messagesTo, newAddress, newEmail } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

const form = (target: string, changes: object = {}) =>
  reportForm.parse({ targetType: 'ad', target, reason: 'scam', ...changes });

const report = (
  target: string,
  {
    actor = null,
    address = newAddress(),
    ...changes
  }: { actor?: Actor | null; address?: string; [field: string]: unknown } = {},
) => submitReport(actor, form(target, changes), address, now);

const newAd = async () => (await createAd(await createMember(), { now }))._id;
const casesOf = (targetId: string) =>
  db.moderationCase.findMany({ where: { targetId }, include: { reports: true } });

test('a report has a receipt, and the reporter is told the outcome', async () => {
  const id = await newAd();
  const email = newEmail();
  const { reference } = await report(id, { email, text: 'He wants a deposit first.' });
  expect(reference).toMatch(/^R-[0-9A-Z]{8}$/);
  const { decisionId } = await decide(
    await createStaff(),
    decisionForm.parse({ targetType: 'ad', targetId: id, action: 'remove', rule: 'scam' }),
    now,
  );
  await completeDecision({ decisionId }, addTime(now, undoFor));
  const [receipt, outcome] = await messagesTo(email);
  expect(receipt?.text).toContain(`Your report ${reference}`);
  expect(outcome?.text).toContain('we have acted on it');
});

test('reports of one ad share a case, and raise its risk', async () => {
  const id = await newAd();
  await report(id, { reason: 'duplicate' });
  await report(id, { reason: 'scam' });
  await report(id, { reason: 'gone' });
  expect(await casesOf(id)).toMatchObject([{ risk: 90, reports: [{}, {}, {}] }]);
});

test('three independent serious reports hide an ad, fewer do not', async () => {
  const id = await newAd();
  const [address, actor] = [newAddress(), await createMember()];
  await report(id, { address });
  await report(id, { address });
  await report(id, { actor });
  await report(id, { actor });
  await report(id, { reason: 'duplicate' });
  expect(await getPublicAd(id, now)).not.toBeNull();
  expect(await report(id)).toMatchObject({ adHidden: true });
  expect(await getPublicAd(id, now)).toBeNull();
  expect(await db.ad.findUniqueOrThrow({ where: { id } })).toMatchObject({ moderation: 'held' });
  expect(await casesOf(id)).toHaveLength(1);
  await decide(
    await createStaff(),
    decisionForm.parse({ targetType: 'ad', targetId: id, action: 'approve' }),
    now,
  );
  expect(await getPublicAd(id, now)).not.toBeNull();
  // Later reports open a new case and are counted from one again.
  expect(await report(id)).toMatchObject({ adHidden: false });
});

test('reports do not hide an ad again in the week after a moderator approved it, unless it was edited', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  await Promise.all([1, 2, 3].map(() => report(id)));
  const approve = decisionForm.parse({ targetType: 'ad', targetId: id, action: 'approve' });
  await decide(await createStaff(), approve, now);
  for (let count = 0; count < 3; count += 1) {
    expect(await report(id)).toMatchObject({ adHidden: false });
  }
  expect(await getPublicAd(id, now)).not.toBeNull();
  const edited = addTime(now, 1000);
  await recordAudit(db, owner.userId, 'ad.updated', { type: 'ad', id }, edited);
  expect(await report(id)).toMatchObject({ adHidden: true });
});

test('networks of one IPv6 site count as one person', async () => {
  const id = await newAd();
  for (const network of ['1', '2', '3']) {
    const address = `2001:db8:77:${network}::/64`;
    expect(await report(id, { address })).toMatchObject({ adHidden: false });
  }
});

test('an address that nobody confirmed gets three mails a day, and no title', async () => {
  const id = await newAd();
  const { title } = await db.ad.findUniqueOrThrow({ where: { id } });
  const email = newEmail();
  const reason = 'duplicate';
  for (let count = 0; count < 5; count += 1) await report(id, { email, reason });
  const mails = await messagesTo(email);
  expect(mails).toHaveLength(3);
  for (const { text } of mails) {
    expect(text).toContain(`the ad ${id}`);
    expect(text).not.toContain(title);
  }
  const actor = await createMember();
  await report(id, { actor, reason });
  const { email: own } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  expect((await messagesTo(own)).at(-1)?.text).toContain(title);
});

test('concurrent reports are all counted', async () => {
  const id = await newAd();
  const all = await Promise.all([1, 2, 3].map(() => report(id)));
  expect(all.filter(({ adHidden }) => adHidden)).toHaveLength(1);
  expect(await casesOf(id)).toMatchObject([{ reports: [{}, {}, {}] }]);
});

test('a member is reported on the seller page; members without one cannot be', async () => {
  const owner = await createMember();
  const { username } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  const target = { targetType: 'user', target: username };
  await expect(report(username, target)).rejects.toMatchObject({ code: 'not_found' });
  await createAd(owner, { now });
  await report(username, target);
  expect(await casesOf(owner.userId)).toMatchObject([{ targetType: 'user' }]);
});

test('what is not public cannot be reported', async () => {
  const { _id: held } = await createAd(await createMember(), {
    now,
    columns: { moderation: 'held' },
  });
  for (const target of [held, 'none', randomUUID()]) {
    await expect(report(target)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an IP address may report the same thing three times a day, and ten things an hour', async () => {
  const address = newAddress();
  const id = await newAd();
  for (let count = 0; count < 3; count += 1) await report(id, { address, reason: 'gone' });
  await expect(report(id, { address })).rejects.toMatchObject({ code: 'rate_limited' });
  for (let count = 0; count < 6; count += 1) await report(await newAd(), { address });
  await expect(report(await newAd(), { address })).rejects.toMatchObject({ code: 'rate_limited' });
});
