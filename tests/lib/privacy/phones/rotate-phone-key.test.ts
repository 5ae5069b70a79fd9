import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { getMe } from '@/lib/accounts/get-me';
import { storePhone } from '@/lib/accounts/phones/store-phone';
import { sweepPhones } from '@/lib/accounts/phones/sweep-phones';
import { verifiedPhonesOf } from '@/lib/accounts/phones/verified-phones';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { requireDraft } from '@/lib/drafts/queries';
import { findMembers } from '@/lib/moderation/overview/find-members';
import { getQueueSeller } from '@/lib/moderation/queue/get-queue-seller';
import { getRelatedAds } from '@/lib/moderation/queue/get-related-ads';
import { resealDrafts } from '@/lib/privacy/phones/reseal-drafts';
import { resealPhones } from '@/lib/privacy/phones/reseal-phones';
import { warnAboutPhoneKey } from '@/lib/privacy/phones/warn-about-phone-key';
import { probePhones } from '@/scripts/doctor/probes/probe-phones.ts';
import { newAddress, newMobile } from '@/tests/builders/account';
import { createAd } from '@/tests/builders/ad';
import { createMember, giveVerifiedPhone, type Member } from '@/tests/builders/member';
import { resetDatabase } from '@/tests/builders/servers/database';

const now = new Date();
const [first, second] = ['first '.repeat(8), 'second '.repeat(8)];

const use = (key: string, previous = '') => {
  vi.stubEnv('PHONE_KEY', key);
  vi.stubEnv('PHONE_KEY_PREVIOUS', previous);
};
const rotate = () => use(second, first);
const forget = () => use(second);

beforeEach(async () => {
  await resetDatabase();
  use(first);
});
afterEach(() => vi.unstubAllEnvs());
// No other test knows these keys.
afterAll(resetDatabase);

async function seller(phone: string) {
  const actor = await createMember({ phones: [phone] });
  const { _id: adId } = await createAd(actor, { now, form: { phone } });
  return { actor, adId };
}

const resealBy = (env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    ['--import', './scripts/launch/register-alias.ts', 'scripts/admin/reseal.ts'],
    { env: { ...process.env, ...env } },
  );

const username = async ({ userId }: Member) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId } })).username;

test('with two keys, all look-ups find numbers under either', async () => {
  const phone = newMobile();
  const [old, waiting] = [await seller(phone), await createMember({ phones: [] })];
  const { code = '' } = await sendPhoneCode(waiting, { phone }, newAddress(), now);
  rotate();
  expect(await revealPhone(null, old.adId, false, now)).toEqual({ phone });
  expect(await sendPhoneCode(old.actor, { phone }, newAddress(), now)).toMatchObject({
    verified: true,
  });
  expect(await verifyPhoneCode(waiting, { phone, code }, now)).toEqual({ verified: true });
  expect(await getMe(waiting)).toMatchObject({ phone, phoneVerified: true });
  const next = await createAd(old.actor, { now, form: { phone } });
  expect(next.whatsappVerified).toBe(true);
  const other = await seller(phone);
  expect((await getRelatedAds(other.adId)).map(({ id, same }) => [id, same[0]])).toEqual(
    expect.arrayContaining([
      [old.adId, 'phone'],
      [next._id, 'phone'],
    ]),
  );
  const { sameNumber = [] } = (await getQueueSeller(old.actor.userId, now)) ?? {};
  expect(sameNumber.map((each) => each.username).sort()).toEqual(
    [await username(waiting), await username(other.actor)].sort(),
  );
  expect(await findMembers(phone)).toHaveLength(3);
});

test('a banned member who returns is recognised by the number', async () => {
  const phone = newMobile();
  const { actor } = await seller(phone);
  await db.user.update({ where: { id: actor.userId }, data: { bannedAt: now } });
  rotate();
  const again = await createMember({ phones: [phone] });
  const { sameNumber } = (await getQueueSeller(again.userId, now)) ?? {};
  expect(sameNumber).toEqual([{ username: await username(actor), suspended: true }]);
});

test('after resealing the previous key can be removed; it can run twice and changes no page', async () => {
  const phone = newMobile();
  const { actor, adId } = await seller(phone);
  const draft = await createDraft(actor, { form: { phone }, step: 1 }, now);
  const updatedAt = (await getPublicAd(adId, now))?.updatedAt;
  rotate();
  const reseal = async () => [await resealPhones(), await resealDrafts()];
  expect(await reseal()).toEqual(Array(2).fill({ count: 1, unreadable: 0 }));
  expect(await reseal()).toEqual(Array(2).fill({ count: 0, unreadable: 0 }));
  forget();
  expect(await revealPhone(null, adId, false, now)).toEqual({ phone });
  expect((await requireDraft(actor, draft.id)).form).toEqual({ phone });
  expect(await findMembers(phone)).toHaveLength(1);
  expect((await getPublicAd(adId, now))?.updatedAt).toBe(updatedAt);
});

test('a number stored under two keys by two processes is merged', async () => {
  const phone = newMobile();
  const { actor, adId } = await seller(phone);
  forget();
  const { phoneId } = await giveVerifiedPhone(actor.userId, phone);
  const other = await seller(phone);
  rotate();
  expect(await resealPhones()).toEqual({ count: 1, unreadable: 0 });
  expect(await db.phone.findMany({ select: { id: true } })).toEqual([{ id: phoneId }]);
  expect(await verifiedPhonesOf(actor)).toEqual([phone]);
  expect(await revealPhone(null, adId, false, now)).toEqual({ phone });
  expect(await getRelatedAds(adId)).toContainEqual(expect.objectContaining({ id: other.adId }));
});

test('a missing key is reported, and does not affect pages without numbers', async () => {
  const phone = newMobile();
  const { actor, adId } = await seller(phone);
  await createDraft(actor, { form: { phone }, step: 1 }, now);
  const url = process.env.DATABASE_URL ?? '';
  expect(await probePhones(url, { PHONE_KEY: first })).toMatch(/all are sealed/);
  use(second);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await warnAboutPhoneKey();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('opens 2 phone numbers'));
  warned.mockRestore();
  const unreadable = { code: 'unavailable', message: siteTexts.phoneUnreadable };
  await expect(revealPhone(null, adId, false, now)).rejects.toMatchObject(unreadable);
  await expect(verifiedPhonesOf(actor)).rejects.toMatchObject(unreadable);
  expect(await getPublicAd(adId, now)).toMatchObject({ hasPhone: true });
  await expect(probePhones(url, { PHONE_KEY: second })).rejects.toThrow(/opens 2 of them/);
});

test('one command reseals everything, and fails if numbers remain unreadable', async () => {
  const phone = newMobile();
  const { adId } = await seller(phone);
  const { stdout } = await resealBy({ PHONE_KEY: second, PHONE_KEY_PREVIOUS: first });
  expect(stdout).toContain('Phone numbers sealed anew: 1, and 0 in drafts.');
  forget();
  expect(await revealPhone(null, adId, false, now)).toEqual({ phone });
  await expect(resealBy({ PHONE_KEY: 'third '.repeat(8) })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no configured key opens: 1\./),
  });
}, 60_000);

test('a damaged number does not stop the resealing of others, and is reported', async () => {
  const phone = newMobile();
  const [lost, kept] = [await seller(newMobile()), await seller(phone)];
  const drafts = [];
  for (const { actor } of [lost, kept]) {
    drafts.push(await createDraft(actor, { form: { phone }, step: 1 }, now));
  }
  const damage = (sealed: string | null) => sealed?.replace(/\..*/, '.damaged') ?? '';
  const { phoneId } = await db.ad.findUniqueOrThrow({ where: { id: lost.adId } });
  const { id, sealed } = await db.phone.findUniqueOrThrow({ where: { id: phoneId ?? '' } });
  await db.phone.update({ where: { id }, data: { sealed: damage(sealed) } });
  const where = { id: drafts[0]?.id ?? '' };
  const { sealedPhone } = await db.draft.findUniqueOrThrow({ where });
  await db.draft.update({ where, data: { sealedPhone: damage(sealedPhone) } });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  rotate();
  const partly = { count: 1, unreadable: 1 };
  expect([await resealPhones(), await resealDrafts()]).toEqual([partly, partly]);
  warned.mockRestore();
  await expect(resealBy({ PHONE_KEY: second, PHONE_KEY_PREVIOUS: first })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('damaged, so that no key opens them: 2.'),
  });
  forget();
  expect(await revealPhone(null, kept.adId, false, now)).toEqual({ phone });
  expect((await requireDraft(kept.actor, drafts[1]?.id ?? '')).form).toEqual({ phone });
}, 60_000);

test('an unused number is deleted after an hour', async () => {
  const { adId } = await seller(newMobile());
  const unused = await storePhone(newMobile(), now, db);
  expect(await sweepPhones(addTime(now, hour / 2))).toBe(0);
  expect(await sweepPhones(addTime(now, 2 * hour))).toBe(1);
  expect(await db.phone.count({ where: { id: unused } })).toBe(0);
  expect(await revealPhone(null, adId, false, now)).toMatchObject({ phone: expect.any(String) });
});
