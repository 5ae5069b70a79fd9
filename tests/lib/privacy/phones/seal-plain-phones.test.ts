import { beforeEach, expect, test } from 'vitest';
import { getMe } from '@/lib/accounts/get-me';
import { verifiedPhonesOf } from '@/lib/accounts/phones/verified-phones';
import { getOwnAd, getPublicAd } from '@/lib/ads/reading/queries';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { addTime, day, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { getDrafts } from '@/lib/drafts/queries';
import { getRelatedAds } from '@/lib/moderation/queue/get-related-ads';
import { sealInTime } from '@/lib/privacy/phones/seal-in-time';
import { sealPlainDrafts } from '@/lib/privacy/phones/seal-plain-drafts';
import { sealPlainPhones } from '@/lib/privacy/phones/seal-plain-phones';
import { newMobile } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { findInDatabase } from '@/tests/builders/find-in-database';
import { createMember } from '@/tests/builders/member';

const now = new Date();

/* Rows written before numbers were sealed. */
async function memberOfBefore(phone: string) {
  const actor = await createMember({ phones: [] });
  const { userId } = actor;
  await db.verifiedPhone.create({ data: { userId, number: phone } });
  await db.user.update({ where: { id: userId }, data: { plainPhone: phone } });
  const columns = { plainPhone: phone, plainWhatsapp: phone };
  const ad = await createAd(actor, { now, columns });
  await db.draft.create({ data: { ownerId: userId, form: { title: 'A sofa', phone } } });
  return { actor, ad };
}

/** The number as people see it. */
const seen = async ({ actor, ad }: Awaited<ReturnType<typeof memberOfBefore>>) => ({
  me: await getMe(actor),
  verified: await verifiedPhonesOf(actor),
  own: await getOwnAd(actor, ad._id, now),
  page: await getPublicAd(ad._id, now),
  shown: await revealPhone(null, ad._id, false, now),
  drafts: (await getDrafts(actor)).map(({ form }) => form),
});

beforeEach(async () => {
  await sealPlainPhones(now);
  await sealPlainDrafts();
});

test('numbers of an older build are shown before and after they are sealed', async () => {
  const phone = newMobile();
  const member = await memberOfBefore(phone);
  const before = await seen(member);
  expect(before).toMatchObject({
    me: { phone, phoneVerified: true },
    verified: [phone],
    own: { phone, whatsapp: phone, whatsappVerified: true },
    page: { hasPhone: true },
    shown: { phone },
    drafts: [{ title: 'A sofa', phone }],
  });
  expect(await findInDatabase(phone.slice(3))).toEqual([
    'public."Ad"',
    'public."Draft"',
    'public."User"',
    'public."VerifiedPhone"',
  ]);

  expect([await sealPlainPhones(now), await sealPlainDrafts()]).toEqual([1, 1]);
  expect(await findInDatabase(phone.slice(3))).toEqual([]);
  expect(await seen(member)).toEqual(before);
  expect([await sealPlainPhones(now), await sealPlainDrafts()]).toEqual([0, 0]);
});

test('a member can publish with a number that is not sealed yet', async () => {
  const phone = newMobile();
  const { actor, ad } = await memberOfBefore(phone);
  const next = await createAd(actor, { now, form: { phone } });
  expect(next).toMatchObject({ phone, whatsappVerified: true });
  await sealPlainPhones(now);
  expect(await verifiedPhonesOf(actor)).toEqual([phone]);
  expect(await getRelatedAds(next._id)).toContainEqual(
    expect.objectContaining({ id: ad._id, same: expect.arrayContaining(['phone']) }),
  );
});

test("a number stored by both builds is merged, and the older build's last change wins", async () => {
  const [phone, other] = [newMobile(), newMobile()];
  const actor = await createMember({ phones: [phone, other] });
  const { userId } = actor;
  await db.verifiedPhone.create({ data: { userId, number: phone } });
  expect(await createAd(actor, { now, form: { phone } })).toMatchObject({ phone });
  const ad = await createAd(actor, { now, form: { phone: other }, columns: { plainPhone: phone } });
  expect((await getOwnAd(actor, ad._id, now))?.phone).toBe(phone);
  await sealPlainPhones(now);
  expect((await getOwnAd(actor, ad._id, now))?.phone).toBe(phone);
  expect((await verifiedPhonesOf(actor)).sort()).toEqual([phone, other].sort());
});

test('it can stop after a number of members and continue', async () => {
  const members = await Promise.all([1, 2, 3].map(() => memberOfBefore(newMobile())));
  expect(await sealPlainPhones(now, 1)).toBe(members.length);
  const many = await Promise.all(Array.from({ length: 101 }, () => plainMember()));
  expect(await sealPlainPhones(now, 1)).toBe(100);
  expect(await sealPlainPhones(now)).toBe(many.length - 100);
});

async function plainMember() {
  const { userId } = await createMember({ phones: [] });
  await db.verifiedPhone.create({ data: { userId, number: newMobile() } });
}

test('the worker waits for a day, in which the older build may return', async () => {
  const phone = newMobile();
  await memberOfBefore(phone);
  const [{ at } = { at: now }] = await db.$queryRaw<{ at: Date }[]>`
    SELECT finished_at AS "at" FROM _prisma_migrations WHERE migration_name LIKE '%110510_phones'`;
  expect(await sealInTime(addTime(at, day - hour))).toBe(0);
  expect(await sealInTime(addTime(at, day + hour))).toBe(2);
  expect(await findInDatabase(phone.slice(3))).toEqual([]);
});
