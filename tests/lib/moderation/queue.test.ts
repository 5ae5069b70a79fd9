import { beforeEach, expect, test } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { caseRisks, riskInConversation } from '@/lib/catalogue/case-risks';
import { leaseLife } from '@/lib/catalogue/limits';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { decide } from '@/lib/moderation/decisions/decide';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { reportReasonOf } from '@/lib/moderation/report-reasons';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { decisionForm, reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

beforeEach(() => db.moderationCase.deleteMany());

async function holdAds(count: number) {
  const owner = await createMember();
  const ids: string[] = [];
  for (let done = 0; done < count; done += 1) {
    ids.push((await createAd(owner, { now, columns: { moderation: 'held' } }))._id);
  }
  return ids;
}

const next = async (staff: Staff, at = now, skip: string[] = []) =>
  (await takeNext(staff, { skip, later: [] }, at)).item;

test('ten moderators at once never get the same case', async () => {
  const ids = await holdAds(10);
  const staff = await Promise.all(Array.from({ length: 10 }, () => createStaff()));
  const items = await Promise.all(staff.map((each) => next(each)));
  expect(new Set(items.map((item) => item?.targetId))).toEqual(new Set(ids));
  expect(await next(await createStaff())).toBeNull();
});

test('a lease lasts for its moderator until it expires', async () => {
  await holdAds(1);
  const [one, two] = [await createStaff(), await createStaff()];
  const first = await next(one);
  expect((await next(one))?.caseId).toBe(first?.caseId);
  expect(await next(one, now, [first?.caseId ?? ''])).toBeNull();
  expect(await next(two)).toBeNull();
  const later = addTime(now, leaseLife);
  expect((await next(two, later))?.caseId).toBe(first?.caseId);
  const form = decisionForm.parse({
    targetType: 'ad',
    targetId: first?.targetId,
    caseId: first?.caseId,
    action: 'approve',
  });
  await expect(decide(one, form, later)).rejects.toMatchObject({ code: 'conflict' });
});

test('a skipped case is free for others at once', async () => {
  await holdAds(1);
  const [one, two] = [await createStaff(), await createStaff()];
  const first = await next(one);
  const ask = { skip: [], later: [first?.caseId ?? ''] };
  // Only the moderator's own lease ends.
  await takeNext(two, ask, now);
  expect(await next(two)).toBeNull();
  expect((await takeNext(one, ask, now)).item).toBeNull();
  expect((await next(two))?.caseId).toBe(first?.caseId);
});

test('the highest risk comes first, and waiting adds to it', async () => {
  const [old] = await holdAds(1);
  const { _id: reported } = await createAd(await createMember(), { now });
  const form = reportForm.parse({ targetType: 'ad', target: reported, reason: 'under-age' });
  await submitReport(null, form, newAddress(), now);
  const staff = await createStaff();
  expect((await next(staff))?.targetId).toBe(reported);
  await db.moderationCase.updateMany({
    where: { targetId: old ?? '' },
    data: { openedAt: addTime(now, -600 * hour) },
  });
  expect((await next(staff))?.targetId).toBe(old);
});

test('a skipped case is returned to, unless a colleague has it', async () => {
  await holdAds(2);
  const [one, two] = [await createStaff(), await createStaff()];
  const first = await next(one);
  const again = first?.caseId ?? '';
  const second = (await takeNext(one, { later: [again] }, now)).item;
  expect(second?.caseId).not.toBe(again);
  expect((await takeNext(one, { again }, now)).item?.caseId).toBe(again);
  await takeNext(one, { later: [again] }, now);
  expect((await next(two))?.caseId).toBe(again);
  expect((await takeNext(one, { again }, now)).item).toBeNull();
});

test('cases whose decisions are being sent are not counted', async () => {
  await holdAds(3);
  const staff = await createStaff();
  const first = await next(staff);
  const reply = await takeNext(staff, { deciding: [first?.caseId ?? ''] }, now);
  expect(reply).toMatchObject({ waiting: 2, item: { targetType: 'ad' } });
  expect(reply.item?.caseId).not.toBe(first?.caseId);
});

test('what endangers people and appeals near their deadline come before older reports', async () => {
  const open = (targetType: string, risk: number, waited: number, targetId: string) =>
    db.moderationCase.create({
      data: { targetType, targetId, risk, openedAt: addTime(now, -waited * hour) },
      select: { id: true },
    });
  const riskOf = (key: string) => reportReasonOf(key)?.risk ?? 0;
  const members = await Promise.all(Array.from({ length: 5 }, () => createMember()));
  const [flat, talk, threat, child, decided] = members.map(({ userId }) => userId);
  const decision = await db.decision.create({
    data: {
      targetType: 'user',
      targetId: decided ?? '',
      memberId: decided ?? '',
      action: 'warn',
      before: {},
    },
    select: { id: true },
  });
  const appeal = await db.appeal.create({
    data: { decisionId: decision.id, text: '', dueAt: addTime(now, 24 * hour) },
    select: { id: true },
  });
  await open('user', riskOf('scam'), 60, flat ?? '');
  await open('user', riskOf('scam') + riskInConversation, 1, talk ?? '');
  await open('user', riskOf('hate'), 1, threat ?? '');
  await open('user', riskOf('under-age'), 1, child ?? '');
  await open('appeal', caseRisks.appeal, 48, appeal.id);
  const staff = await createStaff();
  const order: (string | undefined)[] = [];
  const skip: string[] = [];
  for (let item = await next(staff); item; item = await next(staff, now, skip)) {
    order.push(item.targetId);
    skip.push(item.caseId);
  }
  expect(order).toEqual([child, appeal.id, threat, talk, flat]);
});

test('moderators get no cases about their own ads', async () => {
  const staff = await createStaff();
  await createAd(staff, { now, columns: { moderation: 'held' } });
  expect(await next(staff)).toBeNull();
  expect(await next(await createStaff())).not.toBeNull();
});

test('a case contains ad, reports, seller and ads with the same text', async () => {
  const owner = await createMember();
  const form = {
    description: 'Of smoked oak from a chapel near Llandeilo, and heavier than it looks.',
  };
  const { _id: id } = await createAd(owner, { now, form });
  const { _id: same } = await createAd(await createMember(), { now, form });
  const report = reportForm.parse({
    targetType: 'ad',
    target: id,
    reason: 'scam',
    text: 'A fraud.',
  });
  await submitReport(null, report, newAddress(), now);
  const item = await next(await createStaff());
  expect(item).toMatchObject({
    causes: ['Reported'],
    ad: { id, category: expect.any(String), version: 1 },
    reports: [{ text: 'A fraud.', by: null }],
    seller: { ads: 1, reported: 1 },
  });
  expect(item?.related).toContainEqual(
    expect.objectContaining({ id: same, same: ['text'], isSameSeller: false }),
  );
});

test("a member's history names the ad and the moderator", async () => {
  const owner = await createMember();
  const title = 'Quibbleflex rowing machine';
  const { _id: id } = await createAd(owner, {
    now,
    form: { title },
    columns: { moderation: 'held' },
  });
  const staff = await createStaff();
  const form = decisionForm.parse({ targetType: 'ad', targetId: id, action: 'approve' });
  await decide(staff, form, now);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: staff.userId } });
  const seller = await getQueueSeller(owner.userId, now);
  expect(seller?.history).toMatchObject([
    { action: 'approve', about: `“${title}”`, by: username, rule: null },
  ]);
});

test('a deleted ad leaves the queue', async () => {
  const [id = ''] = await holdAds(1);
  await db.ad.update({ where: { id }, data: { deletedAt: now } });
  expect(await next(await createStaff())).toBeNull();
});

test('a copied photo puts both ads into the queue', async () => {
  const [one, other] = [
    await createAd(await createMember(), { now }),
    await createAd(await createMember(), { now }),
  ];
  const match = { imageName: 'a.webp', otherImageName: 'b.webp', distance: 3, at: now };
  await db.photoMatch.create({ data: { adId: one._id, otherAdId: other._id, ...match } });
  for (const [id, copy] of [
    [one._id, other._id],
    [other._id, one._id],
  ] as const) {
    await db.moderationCase.create({ data: { targetType: 'ad', targetId: id, risk: 25 } });
    const item = await next(await createStaff());
    expect(item).toMatchObject({ causes: ['Screening'], ad: { id } });
    const found = item?.related.find((related) => related.id === copy);
    expect(found?.same).toContain('photo');
    await db.moderationCase.deleteMany();
  }
});
