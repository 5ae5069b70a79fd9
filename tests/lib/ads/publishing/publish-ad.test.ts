import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adForm } from '@/lib/ads/publishing/form/ad-form';
import { publishAd } from '@/lib/ads/publishing/publish-ad';
import { getOwnAd, getPublicAd } from '@/lib/ads/reading/queries';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, day } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { type Body, createAd, createImages, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember, testPhone } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date('2026-11-20T12:00:00Z');

const form = (changes: Body = {}) => parseAdForm(validAdForm('goods', changes), now);
const countAds = (ownerId: string) => db.ad.count({ where: { ownerId } });

afterEach(() => vi.unstubAllEnvs());

describe('the written ad', () => {
  test('has the chosen place, and of a postcode only the district', async () => {
    const owner = await createMember();
    const ad = await publishAd(owner, form({ location: { postcode: 'IG1 1EQ' } }), now);
    expect(ad.location).toMatchObject({ postcode: 'IG1', district: 'Ilford', city: 'Redbridge' });
  });

  test('is refused at the field if the place is unknown', async () => {
    const owner = await createMember();
    const publish = publishAd(owner, form({ location: 'Atlantis' }), now);
    await expect(publish).rejects.toMatchObject({
      code: 'invalid',
      fields: { location: 'Please choose a location from the list.' },
    });
    expect(await countAds(owner.userId)).toBe(0);
  });

  test("contains only the owner's pictures, in order, with exactly one main picture", async () => {
    const owner = await createMember();
    const stranger = await createMember();
    const [first = '', second = ''] = await createImages(owner, 2);
    const [foreign = ''] = await createImages(stranger, 1);
    const unknown = `${'z'.repeat(26)}.webp`;
    const images = [
      { src: foreign, main: true },
      { src: `/uploads/${second}` },
      { src: unknown },
      { src: first },
      { src: 'https://evil.example/x.webp' },
      { src: 'data:image/png;base64,AAAA' },
    ];
    const ad = await publishAd(owner, form({ images }), now);
    expect(ad.images).toEqual([
      { src: second, main: true },
      { src: first, main: false },
    ]);
  });

  test('keeps the chosen main picture', async () => {
    const owner = await createMember();
    const [first, second] = await createImages(owner, 2);
    const images = [{ src: first }, { src: second, main: true }];
    const ad = await publishAd(owner, form({ images }), now);
    expect(ad.images.map(({ main }) => main)).toEqual([false, true]);
  });
});

test.each([
  ['title', 14],
  ['description', 19],
])('a %s of %i emoji is too short', (field, count) => {
  const body = validAdForm('goods', { [field]: '🪑'.repeat(count) });
  const result = adForm(now).safeParse(body);
  expect(result.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

describe('the phone', () => {
  test('must be a number that the member has verified, in any format', async () => {
    const owner = await createMember();
    const ad = await publishAd(owner, form({ phone: '07400 123456' }), now);
    expect(ad).toMatchObject({ phone: testPhone, whatsappVerified: true, showPhone: true });
  });

  test.each([
    ['another number', '07400 654321', 'Please verify this number, or leave it empty.'],
    ['no mobile number', '020 7946 0000', /UK mobile number/],
  ])('is refused at its field when it is %s', async (_, phone, message) => {
    const owner = await createMember();
    const publish = publishAd(owner, form({ phone, whatsappVerified: true }), now);
    await expect(publish).rejects.toMatchObject({
      code: 'invalid',
      fields: { phone: expect.stringMatching(message) },
    });
  });

  test('verified by another member is refused', async () => {
    await createMember({ phones: ['+447400777777'] });
    const owner = await createMember({ phones: [] });
    const publish = publishAd(owner, form({ phone: '07400 777777' }), now);
    await expect(publish).rejects.toMatchObject({ fields: { phone: expect.any(String) } });
  });

  test('is optional, except in adult ads', async () => {
    const owner = await createMember();
    expect((await publishAd(owner, form(), now)).phone).toBeNull();
    const adult = parseAdForm(validAdForm('escort', { phone: '' }), now);
    await expect(publishAd(owner, adult, now)).rejects.toMatchObject({
      fields: { phone: 'Adult ads need a verified phone number.' },
    });
  });
});

describe('adult review', () => {
  const publishAdult = async () => createAd(await createMember(), { kind: 'escort', now });

  test('in production an adult ad waits for a moderator, and others do not', async () => {
    vi.stubEnv('APP_ENV', 'production');
    await createStaff();
    const ad = await publishAdult();
    expect(ad.status).toBe('Under review');
    expect(await getPublicAd(ad._id, now)).toBeNull();
    expect((await createAd(await createMember(), { now })).status).toBe('Active');
  });

  test('in the demo it is shown at once', async () => {
    expect((await publishAdult()).status).toBe('Active');
  });

  test("an agency's ad waits for a moderator in the demo too", async () => {
    await createStaff();
    const member = await createMember();
    const form = { userType: 'Agency' };
    expect((await createAd(member, { kind: 'escort', form, now })).status).toBe('Under review');
  });

  test('while nobody can review it, it is refused', async () => {
    await db.user.updateMany({ data: { role: 'member' } });
    vi.stubEnv('ADULT_REVIEW', 'before');
    await expect(publishAdult()).rejects.toMatchObject({
      fields: { category: siteTexts.noModerators },
    });
    await createStaff();
    expect((await publishAdult()).status).toBe('Under review');
  });

  test('can be changed by ADULT_REVIEW', async () => {
    await createStaff();
    vi.stubEnv('ADULT_REVIEW', 'before');
    expect((await publishAdult()).status).toBe('Under review');
    vi.stubEnv('APP_ENV', 'production');
    vi.stubEnv('ADULT_REVIEW', 'after');
    expect((await publishAdult()).status).toBe('Active');
  });
});

test('unpaid upgrades are refused and nothing is written', async () => {
  const owner = await createMember();
  const draft = await createDraft(owner, { form: validAdForm(), step: 5 }, now);
  const publish = publishAd(owner, form({ extras: { vip: true }, draftId: draft.id }), now);
  await expect(publish).rejects.toMatchObject({ code: 'payment_required' });
  expect(await countAds(owner.userId)).toBe(0);
  expect(await db.draft.count({ where: { id: draft.id } })).toBe(1);
});

describe('publishing again', () => {
  test('with the same key returns the first ad, also for twenty concurrent calls', async () => {
    const owner = await createMember();
    const idempotencyKey = randomUUID();
    const ads = await Promise.all(
      Array.from({ length: 20 }, () => publishAd(owner, form(), now, { idempotencyKey })),
    );
    expect(new Set(ads.map(({ _id }) => _id)).size).toBe(1);
    expect(await countAds(owner.userId)).toBe(1);
  });

  test('of the same draft returns the first ad, also for twenty concurrent calls', async () => {
    const owner = await createMember();
    const { id: draftId } = await createDraft(owner, { form: validAdForm(), step: 5 }, now);
    const ads = await Promise.all(
      Array.from({ length: 20 }, () => publishAd(owner, form({ draftId }), now)),
    );
    expect(new Set(ads.map(({ _id }) => _id)).size).toBe(1);
    expect(await countAds(owner.userId)).toBe(1);
    expect(await db.draft.count({ where: { ownerId: owner.userId } })).toBe(0);
  });

  test('with the same key and another body is a conflict', async () => {
    const owner = await createMember();
    await publishAd(owner, form(), now, { idempotencyKey: 'k' });
    const other = form({ title: 'A quite different oak table' });
    await expect(publishAd(owner, other, now, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await countAds(owner.userId)).toBe(1);
  });

  test('keys of different members are independent', async () => {
    const [one, two] = [await createMember(), await createMember()];
    const first = await publishAd(one, form(), now, { idempotencyKey: 'shared' });
    const second = await publishAd(two, form(), now, { idempotencyKey: 'shared' });
    expect(first._id).not.toBe(second._id);
  });

  test('a key of a refused request can be used again', async () => {
    const owner = await createMember();
    const options = { idempotencyKey: 'retry' };
    await expect(publishAd(owner, form({ location: 'Atlantis' }), now, options)).rejects.toThrow();
    await publishAd(owner, form(), now, options);
    expect(await countAds(owner.userId)).toBe(1);
  });
});

test("another member's draft is not found, and nothing is published", async () => {
  const [owner, stranger] = [await createMember(), await createMember()];
  const { id: draftId } = await createDraft(owner, { form: validAdForm(), step: 5 }, now);
  await expect(publishAd(stranger, form({ draftId }), now)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await db.draft.count({ where: { id: draftId } })).toBe(1);
  expect(await countAds(stranger.userId)).toBe(0);
});

test('a member publishes at most 30 ads a day, also concurrently', async () => {
  const owner = await createMember();
  for (let count = 0; count < 28; count += 1) await publishAd(owner, form(), now);
  const last = await Promise.allSettled(
    Array.from({ length: 6 }, () => publishAd(owner, form(), now)),
  );
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(publishAd(owner, form(), addTime(now, day - 60_000))).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: 60,
  });
  expect(await publishAd(owner, form(), addTime(now, day))).toBeTruthy();
});

test("another member's ad is not found by the owner's view", async () => {
  const ad = await createAd(await createMember(), { now });
  expect(await getOwnAd(await createMember(), ad._id, now)).toBeNull();
});
