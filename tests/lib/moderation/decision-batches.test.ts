import { expect, test } from 'vitest';
import { batchMost, leaseLife, undoFor } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Moderation } from '@/lib/db/generated/enums';
import { completeDecision } from '@/lib/moderation/decisions/complete-decision';
import { decideBatch, undoBatch } from '@/lib/moderation/decisions/decide-batch';
import { completionKey } from '@/lib/moderation/decisions/schedule-completion';
import { batchForm } from '@/lib/moderation/schema';
import { messagesTo } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

async function createAds(owner: Member, titles: string[], moderation: Moderation = 'held') {
  const ids: string[] = [];
  for (const title of titles) {
    const { _id } = await createAd(owner, { now, form: { title }, columns: { moderation } });
    ids.push(_id);
  }
  return ids;
}

const order = (ids: string[], more: object = {}, moderation: Moderation = 'held') =>
  batchForm.parse({
    action: 'remove',
    rule: 'duplicate',
    ads: ids.map((id) => ({ id, expected: { moderation, version: 1 } })),
    ...more,
  });

const statesOf = async (ids: string[]) => {
  const ads = await db.ad.findMany({ where: { id: { in: ids } }, select: { moderation: true } });
  return ads.map(({ moderation }) => moderation);
};

async function complete(batchId: string) {
  const decisions = await db.decision.findMany({ where: { batchId } });
  for (const { id } of decisions) {
    await completeDecision({ decisionId: id }, addTime(now, undoFor));
  }
  return decisions;
}

async function mailsOf({ userId }: Member) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return messagesTo(email).then((messages) =>
    messages.flatMap((message) => ('subject' in message ? [message] : [])),
  );
}

test('each ad is decided as alone, and each member gets one mail about theirs', async () => {
  const [one, other] = [await createMember(), await createMember()];
  const three = await createAds(one, [
    'Copper kettle number one',
    'Copper kettle number two',
    'Copper kettle number three',
  ]);
  const single = await createAds(other, ['Copper kettle of another']);
  const staff = await createStaff();
  const ids = [...three, ...single];
  const { batchId, decided, refused } = await decideBatch(staff, order(ids), now);
  expect({ decided, refused }).toEqual({ decided: ids, refused: [] });
  expect(await statesOf(ids)).toEqual(ids.map(() => 'removed'));
  const decisions = await complete(batchId);
  expect(decisions).toHaveLength(4);
  for (const id of ids) {
    expect(await db.moderationCase.count({ where: { targetId: id, closedAt: null } })).toBe(0);
    const entries = await db.auditEntry.findMany({
      where: { subjectId: id, action: 'moderation.remove' },
    });
    expect(entries).toMatchObject([
      { actorId: staff.userId, data: { rule: 'duplicate', batchId } },
    ]);
  }
  const mails = await mailsOf(one);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('3 of your ads were removed');
  for (const part of ['number one', 'number two', 'number three', 'The same ad again']) {
    expect(mails[0]?.text).toContain(part);
  }
  expect(mails[0]?.text.match(/\/appeal\//g)).toHaveLength(3);
  const [alone] = await mailsOf(other);
  expect(alone?.subject).toBe('Your ad was removed');
});

test('what was changed or decided meanwhile is refused by name, the rest is decided', async () => {
  const owner = await createMember();
  const [first = '', second = ''] = await createAds(owner, [
    'Garden bench of oak',
    'Garden bench of teak',
  ]);
  await db.ad.update({ where: { id: second }, data: { version: 2 } });
  const staff = await createStaff();
  const own = await createAds(staff, ['Garden bench of my own']);
  const result = await decideBatch(staff, order([first, second, ...own]), now);
  expect(result.decided).toEqual([first]);
  expect(result.refused).toEqual([
    { adId: second, error: expect.stringContaining('its owner has changed it') },
    { adId: own[0], error: expect.any(String) },
  ]);
  expect(await statesOf([second])).toEqual(['held']);
});

test('an approval tells only members whose ads were not shown', async () => {
  const [waiting, shown] = [await createMember(), await createMember()];
  const held = await createAds(waiting, ['Maple rocking chair', 'Maple rocking horse']);
  const approved = await createAds(shown, ['Maple chopping board'], 'approved');
  const staff = await createStaff();
  const form = order(held, { action: 'approve', rule: null });
  const ads = [...form.ads, ...order(approved, {}, 'approved').ads];
  const { batchId } = await decideBatch(staff, { ...form, ads }, now);
  await complete(batchId);
  expect((await mailsOf(waiting)).map(({ subject }) => subject)).toEqual([
    '2 of your ads are live',
  ]);
  expect(await mailsOf(shown)).toEqual([]);
});

test('a batch is undone as a whole by the moderator who made it, within ten seconds', async () => {
  const owner = await createMember();
  const ids = await createAds(owner, ['Slate roof tiles, red', 'Slate roof tiles, blue']);
  const staff = await createStaff();
  const { batchId, undoUntil } = await decideBatch(staff, order(ids), now);
  const until = new Date(undoUntil ?? now);
  const soon = addTime(now, undoFor - 1);
  const stranger = await createStaff();
  await expect(undoBatch(stranger, batchId, soon)).rejects.toMatchObject({ code: 'not_found' });
  await expect(undoBatch(staff, 'x', soon)).rejects.toMatchObject({ code: 'not_found' });
  await expect(undoBatch(staff, batchId, addTime(until, 1))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await undoBatch(staff, batchId, soon)).toEqual({ adIds: ids, refused: 0, busy: 0 });
  expect(await statesOf(ids)).toEqual(['held', 'held']);
  await complete(batchId);
  expect(await mailsOf(owner)).toEqual([]);
});

/** Locks the ad while the work runs. */
const whileLocked = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "Ad" WHERE "id" = ${id} FOR UPDATE`;
    return work();
  });

test('a batch can be undone, and is completed, ten seconds after its last decision', async () => {
  const ids = await createAds(await createMember(), [
    'Pine bed frame, wide',
    'Pine bed frame, narrow',
  ]);
  const staff = await createStaff();
  const begun = performance.now();
  // The lock of the last ad is waited for a second.
  const { batchId, undoUntil, decided } = await whileLocked(ids[1] ?? '', () =>
    decideBatch(staff, order(ids), now),
  );
  expect(decided).toEqual([ids[0]]);
  const tookMs = Date.parse(undoUntil ?? '') - undoFor - now.getTime();
  expect(tookMs).toBeGreaterThanOrEqual(1000);
  expect(tookMs).toBeLessThanOrEqual(performance.now() - begun + 1);
  const [decision] = await db.decision.findMany({ where: { batchId } });
  const [job] = await db.$queryRaw<{ runAt: Date }[]>`
    SELECT run_at AS "runAt" FROM graphile_worker.jobs
    WHERE key = ${completionKey(decision?.id ?? '')}`;
  expect(job?.runAt).toEqual(new Date(undoUntil ?? ''));
  expect(await undoBatch(staff, batchId, new Date(undoUntil ?? ''))).toMatchObject({
    adIds: decided,
  });
});

test('what could not be undone because of a lock can be tried again', async () => {
  const ids = await createAds(await createMember(), ['Cedar garden gate', 'Cedar garden shed']);
  const staff = await createStaff();
  const { batchId } = await decideBatch(staff, order(ids), now);
  const undo = () => undoBatch(staff, batchId, now);
  expect(await whileLocked(ids[1] ?? '', undo)).toEqual({
    adIds: [ids[0]],
    refused: 0,
    busy: 1,
  });
  expect(await whileLocked(ids[1] ?? '', undo)).toEqual({ adIds: [], refused: 0, busy: 1 });
  expect(await undo()).toEqual({ adIds: [ids[1]], refused: 0, busy: 0 });
  expect(await statesOf(ids)).toEqual(['held', 'held']);
});

test('a case that a colleague has is refused as such', async () => {
  const ids = await createAds(await createMember(), ['Marble chess set']);
  const lease = { leasedById: (await createStaff()).userId, leasedUntil: addTime(now, leaseLife) };
  await db.moderationCase.updateMany({ where: { targetId: ids[0] ?? '' }, data: lease });
  const { refused } = await decideBatch(await createStaff(), order(ids), now);
  expect(refused).toEqual([{ adId: ids[0], error: siteTexts.leasedMeanwhile }]);
});

test('a removal needs a rule for every ad, and a batch names each ad once and is bounded', async () => {
  const ids = await createAds(await createMember(), ['Brass door handles']);
  const { refused } = await decideBatch(await createStaff(), order(ids, { rule: null }), now);
  expect(refused).toHaveLength(1);
  expect(() => order([...ids, ...ids])).toThrow('Name each ad once.');
  expect(() => order(Array.from({ length: batchMost + 1 }, (_, i) => `ad${i}`))).toThrow();
});
