import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Staff } from '@/lib/accounts/roles/staff';
import { caseRisks } from '@/lib/catalogue/case-risks';
import { appealDueSoon, casesPerPage } from '@/lib/catalogue/limits';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { type CaseFilter, parseCaseFilter, queuePath } from '@/lib/moderation/queue/case-filters';
import { listCases } from '@/lib/moderation/queue/list-cases';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { submitReport } from '@/lib/moderation/reports/submit-report';
import { reportForm } from '@/lib/moderation/schema';
import { newAddress } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date();

beforeEach(() => db.moderationCase.deleteMany());

const list = (staff: Staff, filter: CaseFilter = 'all', page = 1) =>
  listCases(staff, { filter, page }, now);

const reportAd = (target: string, reason: string) =>
  submitReport(null, reportForm.parse({ targetType: 'ad', target, reason }), newAddress(), now);

async function createAppeal(dueAt: Date) {
  const owner = await createMember();
  const { _id: targetId } = await createAd(owner, {
    now,
    form: { title: 'Brass sextant of a ship' },
  });
  const { id: decisionId } = await db.decision.create({
    data: { targetType: 'ad', targetId, memberId: owner.userId, action: 'remove', before: {} },
    select: { id: true },
  });
  const { id } = await db.appeal.create({
    data: { decisionId, text: 'It is mine.', dueAt },
    select: { id: true },
  });
  await db.moderationCase.create({
    data: { targetType: 'appeal', targetId: id, risk: caseRisks.appeal },
  });
}

test('the list has the order of the one-case view, and a row for each kind of case', async () => {
  const staff = await createStaff();
  const owner = await createMember();
  const { username } = await db.user.findUniqueOrThrow({ where: { id: owner.userId } });
  const form = { title: 'Walnut chess table' };
  const { _id: held } = await createAd(owner, { now, form, columns: { moderation: 'held' } });
  const { _id: reported } = await createAd(owner, {
    now,
    form: { title: 'Pewter tankard with a lid' },
  });
  await reportAd(reported, 'gone');
  await reportAd(reported, 'under-age');
  await db.moderationCase.create({
    data: { targetType: 'user', targetId: owner.userId, risk: caseRisks.evasion },
  });
  await createAppeal(addTime(now, appealDueSoon + hour));
  const { rows, counts, pages } = await list(staff);
  expect(rows).toMatchObject([
    {
      title: 'Pewter tankard with a lid',
      reason: 'Somebody may be under 18, 2 reports',
      member: { username },
      ad: { id: reported, moderation: 'approved', version: 1 },
    },
    { title: 'Brass sextant of a ship', reason: expect.stringContaining('Appeal, due'), ad: null },
    { title: username, reason: 'Ban evasion', targetType: 'user' },
    { title: 'Walnut chess table', reason: 'Held for review', ad: { id: held } },
  ]);
  expect(pages).toBe(1);
  expect(counts).toEqual({
    all: 4,
    urgent: 1,
    reported: 1,
    screening: 1,
    appeals: 1,
    members: 1,
    passed: 0,
  });
  const { item } = await takeNext(staff, {}, now);
  expect(item?.caseId).toBe(rows[0]?.caseId);
});

test('an appeal that is due soon is urgent', async () => {
  const staff = await createStaff();
  await createAppeal(addTime(now, appealDueSoon));
  expect((await list(staff, 'urgent')).rows).toMatchObject([{ targetType: 'appeal' }]);
});

test('the next case and the count stay within the filter, a wanted case need not', async () => {
  const staff = await createStaff();
  const { _id: held } = await createAd(await createMember(), {
    now,
    columns: { moderation: 'held' },
  });
  const { _id: reported } = await createAd(await createMember(), { now });
  await reportAd(reported, 'under-age');
  const filter = 'screening';
  const first = await takeNext(staff, { filter }, now);
  expect(first).toMatchObject({ waiting: 1, item: { targetId: held } });
  const skip = [first.item?.caseId ?? ''];
  expect((await takeNext(staff, { filter, skip }, now)).item).toBeNull();
  const other = (await list(staff, 'reported')).rows[0]?.caseId ?? '';
  expect((await takeNext(staff, { filter, again: other }, now)).item?.targetId).toBe(reported);
});

test('cases of the moderator are not listed, and those of a colleague are marked', async () => {
  const [one, two] = [await createStaff(), await createStaff()];
  await createAd(one, { now, columns: { moderation: 'held' } });
  expect((await list(one)).rows).toEqual([]);
  await takeNext(two, {}, now);
  expect((await list(two)).rows).toMatchObject([{ isTaken: false }]);
  expect((await list(await createStaff())).rows).toMatchObject([{ isTaken: true }]);
});

test('a page has a bounded number of cases', async () => {
  const staff = await createStaff();
  await db.moderationCase.createMany({
    data: Array.from({ length: casesPerPage + 1 }, (_, index) => ({
      targetType: 'user',
      targetId: randomUUID(),
      risk: index,
    })),
  });
  const [first, second] = [await list(staff), await list(staff, 'all', 2)];
  expect([first.rows.length, second.rows.length, first.pages]).toEqual([casesPerPage, 1, 2]);
  expect(second.rows[0]).toMatchObject({ title: 'Closed account', member: null });
});

test.each([
  ['reported', 'reported'],
  ['nonsense', 'all'],
  [['urgent'], 'all'],
  [undefined, 'all'],
])('the filter %j is read as %j', (text, filter) => {
  expect(parseCaseFilter(text)).toBe(filter);
});

test('addresses keep the filter', () => {
  expect(queuePath('/admin', { filter: 'all' })).toBe('/admin');
  expect(queuePath('/admin', { filter: 'appeals', case: 'x' })).toBe(
    '/admin?filter=appeals&case=x',
  );
  expect(queuePath('/admin/queue', { filter: 'all', page: 2 })).toBe('/admin/queue?page=2');
});
