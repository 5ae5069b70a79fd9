import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { decide } from '@/lib/moderation/decisions/decide';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createConversation } from '@/tests/builders/conversation';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

beforeEach(() => db.moderationCase.deleteMany());

const next = async () => (await takeNext(await createStaff(), {}, now)).item;

test("a reported seller's case has their recent ads, and none of their messages", async () => {
  const { seller, adId } = await createConversation({ now, text: 'Is it still there?' });
  const { _id: off } = await createAd(seller, { now, columns: { isActive: false } });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: seller.userId } });
  const report = reportForm.parse({ targetType: 'user', target: username, reason: 'scam' });
  await submitReport(await createMember(), report, newAddress(), now);
  const item = await next();
  expect(item).toMatchObject({ targetType: 'user', ad: null, conversations: [] });
  expect(JSON.stringify(item)).not.toContain('Is it still there?');
  const states = Object.fromEntries(item?.memberAds.map(({ id, status }) => [id, status]) ?? []);
  expect(states).toEqual({ [adId]: 'Active', [off]: 'Disabled' });
});

test('a report from within a conversation shows that conversation alone', async () => {
  const { id, seller, buyer } = await createConversation({ now, text: 'Send a deposit first?' });
  const report = reportForm.parse({ targetType: 'conversation', target: id, reason: 'scam' });
  await submitReport(buyer, report, newAddress(), now);
  const item = await next();
  expect(item?.targetId).toBe(seller.userId);
  expect(item?.conversations.map((one) => one.id)).toEqual([id]);
});

test('an ad’s case lists no other ads of the member', async () => {
  await createAd(await createMember(), { now, columns: { moderation: 'held' } });
  expect(await next()).toMatchObject({ targetType: 'ad', memberAds: [] });
});

test('a reported member’s adult ads are frozen from the case about the account', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { kind: 'escort', now });
  await db.moderationCase.deleteMany();
  await createStaff('admin');
  const data = { targetType: 'user', targetId: owner.userId, risk: 120 };
  const { id: caseId } = await db.moderationCase.create({ data, select: { id: true } });
  const form = decisionForm.parse({ ...data, caseId, action: 'freeze', note: 'Looks young.' });
  await decide(await createStaff(), form, now);
  expect(await db.ad.findUnique({ where: { id } })).toMatchObject({ moderation: 'held' });
  expect(await next()).toBeNull();
  expect((await takeNext(await createStaff('admin'), {}, now)).waiting).toBe(2);
});
