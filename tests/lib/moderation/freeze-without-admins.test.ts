import { beforeEach, expect, test } from 'vitest';
import { grantRole } from '@/lib/accounts/roles/grant-role';
import type { Staff } from '@/lib/accounts/roles/staff';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { decide } from '@/lib/moderation/decisions/decide';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { decisionForm } from '@/lib/moderation/schema';
import { createAd } from '@/tests/builders/ad';
import { createMember, type Member } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

/* A freeze passes cases to the admins: here there are none, or the last one goes. */

const now = new Date();
const note = 'Looks like a pupil.';

let owner: Member;
let staff: Staff;
let id: string;
beforeEach(async () => {
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'member' } });
  [owner, staff] = [await createMember(), await createStaff()];
  id = (await createAd(owner, { kind: 'escort', now }))._id;
  await db.moderationCase.deleteMany();
});

const stateOf = async (adId: string) =>
  (await db.ad.findUniqueOrThrow({ where: { id: adId } })).moderation;

const decideOn = (action: string, more: object = {}) =>
  decide(staff, decisionForm.parse({ targetType: 'ad', targetId: id, action, ...more }), now);

async function leave({ userId }: Staff) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  await grantRole({ email, role: 'member' }, now);
}

test('frozen cases stay with the moderators, with the note, and the moderator is told', async () => {
  expect(await decideOn('freeze', { note })).toMatchObject({ notice: siteTexts.freezeStays });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: staff.userId } });
  expect((await takeNext(await createStaff(), {}, now)).item).toMatchObject({
    targetId: id,
    escalation: { note, at: null, by: username },
  });
  const { _id: next } = await createAd(owner, { kind: 'escort', now });
  expect(await stateOf(next)).toBe('held');
});

test('cases return to the moderators once the last admin goes, and not before', async () => {
  const admins = [await createStaff('admin'), await createStaff('admin')] as const;
  expect(await decideOn('freeze', { note })).toMatchObject({ notice: null });
  await leave(admins[0]);
  expect((await takeNext(staff, {}, now)).item).toBeNull();
  await leave(admins[1]);
  expect((await takeNext(staff, {}, now)).item).toMatchObject({
    targetId: id,
    escalation: { note, at: null },
  });
  await decideOn('approve');
  expect(await stateOf(id)).toBe('approved');
});
