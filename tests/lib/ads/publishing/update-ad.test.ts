import { afterEach, describe, expect, test, vi } from 'vitest';
import { updateAd } from '@/lib/ads/publishing/update-ad';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { firstLifeAdult } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { type Body, createAd, createImages, parseAdForm, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { createStaff } from '@/tests/builders/staff';

const now = new Date('2026-11-20T12:00:00Z');

const edit = (changes: Body = {}) => parseAdForm(validAdForm('goods', changes), now);

afterEach(() => vi.unstubAllEnvs());

describe('two concurrent edits', () => {
  test('the second that starts from the same version gets a conflict and changes nothing', async () => {
    const owner = await createMember();
    const { _id: id, version } = await createAd(owner, { now });
    const first = await updateAd(owner, id, edit({ version, title: 'The first edit wins' }), now);
    expect(first.version).toBe(version + 1);
    const second = updateAd(owner, id, edit({ version, title: 'The second one is late' }), now);
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
    expect((await getPublicAd(id, now))?.title).toBe('The first edit wins');
  });

  test('one of ten at the same moment succeeds', async () => {
    const owner = await createMember();
    const { _id: id, version } = await createAd(owner, { now });
    const edits = await Promise.allSettled(
      Array.from({ length: 10 }, () => updateAd(owner, id, edit({ version }), now)),
    );
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a client that sends no version overwrites', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    await updateAd(owner, id, edit(), now);
    expect((await updateAd(owner, id, edit(), now)).version).toBe(3);
  });
});

describe('an edit whose reply was lost', () => {
  const key = { idempotencyKey: 'attempt-1' };

  test('can be repeated with its key, and is written once', async () => {
    const owner = await createMember();
    const { _id: id, version } = await createAd(owner, { now });
    const form = edit({ version, title: 'An edit that was sent twice' });
    const first = await updateAd(owner, id, form, now, key);
    expect(await updateAd(owner, id, form, now, key)).toEqual(first);
    expect(first.version).toBe(version + 1);
    const where = { subjectId: id, action: 'ad.updated' };
    expect(await db.auditEntry.count({ where })).toBe(1);
  });

  test('is one edit for ten concurrent calls, and all of them get it', async () => {
    const owner = await createMember();
    const { _id: id, version } = await createAd(owner, { now });
    const form = edit({ version });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => updateAd(owner, id, form, now, key)),
    );
    expect(new Set(all.map((ad) => ad.version))).toEqual(new Set([version + 1]));
  });

  test('with its key and other content is a conflict that changes nothing', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    await updateAd(owner, id, edit({ title: 'The first edit wins' }), now, key);
    const other = updateAd(owner, id, edit({ title: 'Something else came in' }), now, key);
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect((await getPublicAd(id, now))?.title).toBe('The first edit wins');
  });

  test('is not remembered if it was refused', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { now });
    const paid = edit({ extras: { vip: true } });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(updateAd(owner, id, paid, now, key)).rejects.toMatchObject({
        code: 'payment_required',
      });
    }
  });

  test('keys belong to one ad and one member', async () => {
    const owner = await createMember();
    const [a, b] = [await createAd(owner, { now }), await createAd(owner, { now })];
    await updateAd(owner, a._id, edit(), now, key);
    expect((await updateAd(owner, b._id, edit(), now, key)).version).toBe(b.version + 1);
    const stranger = updateAd(await createMember(), a._id, edit(), now, key);
    await expect(stranger).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('the category may change, and the details follow it', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  const form = parseAdForm(validAdForm('vehicle'), now);
  const ad = await updateAd(owner, id, form, now);
  expect(ad).toMatchObject({
    category: 'Cars',
    mainCategory: 'Vehicles',
    details: { make: 'Ford' },
  });
  expect(ad.details.condition).toBeUndefined();
  expect(ad.details.genericDescription).toBeUndefined();
});

test.each([
  ['live for 30 days', {}],
  ['disabled', { isActive: false }],
  ['without an end', { expiresAt: null }],
])('an ad %s that becomes adult gets at most the life of an adult ad', async (_, columns) => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { kind: 'generic', now, columns });
  const ad = await updateAd(owner, id, parseAdForm(validAdForm('escort'), now), now);
  expect(ad.expiresAt).toBe(addTime(now, firstLifeAdult).toISOString());
});

test('an edited adult ad keeps its expiry', async () => {
  const owner = await createMember();
  const expiresAt = addTime(now, 2 * firstLifeAdult);
  const { _id: id } = await createAd(owner, { kind: 'escort', now, columns: { expiresAt } });
  const ad = await updateAd(owner, id, parseAdForm(validAdForm('escort'), now), now);
  expect(ad.expiresAt).toBe(expiresAt.toISOString());
});

test('pictures can be removed, added and reordered', async () => {
  const owner = await createMember();
  const [a, b, c] = await createImages(owner, 3);
  const { _id: id } = await createAd(owner, { form: { images: [{ src: a }, { src: b }] }, now });
  const images = [{ src: c, main: true }, { src: a }];
  const ad = await updateAd(owner, id, edit({ images }), now);
  expect(ad.images).toEqual([
    { src: c, main: true },
    { src: a, main: false },
  ]);
});

test('a refused edit changes neither the ad, its pictures nor its draft', async () => {
  const owner = await createMember();
  const [a] = await createImages(owner, 1);
  const { _id: id } = await createAd(owner, { form: { images: [{ src: a }] }, now });
  await createDraft(owner, { form: {}, step: 1, adId: id }, now);
  const read = () => db.ad.findUnique({ where: { id }, include: { images: true, drafts: true } });
  const before = await read();
  for (const changes of [{ extras: { vip: true } }, { phone: '07400 999999' }, { location: '?' }]) {
    await expect(updateAd(owner, id, edit(changes), now)).rejects.toThrow();
  }
  expect(await read()).toEqual(before);
});

test('a published edit deletes its draft', async () => {
  const owner = await createMember();
  const { _id: id } = await createAd(owner, { now });
  await createDraft(owner, { form: {}, step: 1, adId: id }, now);
  await updateAd(owner, id, edit(), now);
  expect(await db.draft.count({ where: { adId: id } })).toBe(0);
});

describe('moderation', () => {
  test.each(['held', 'removed'] as const)(
    'an ad that is %s waits for a moderator after an edit',
    async (moderation) => {
      const owner = await createMember();
      const columns = { moderation, moderationReason: 'Rule 4: counterfeit goods' };
      const { _id: id } = await createAd(owner, { now, columns });
      expect((await updateAd(owner, id, edit(), now)).status).toBe('Under review');
      expect(await getPublicAd(id, now)).toBeNull();
    },
  );

  test('an approved adult ad is reviewed again after an edit, if reviews come before publication', async () => {
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { kind: 'escort', now });
    const form = parseAdForm(validAdForm('escort'), now);
    expect((await updateAd(owner, id, form, now)).status).toBe('Active');
    vi.stubEnv('ADULT_REVIEW', 'before');
    await createStaff();
    expect((await updateAd(owner, id, form, now)).status).toBe('Under review');
  });

  test('moving into an adult category counts as adult', async () => {
    vi.stubEnv('ADULT_REVIEW', 'before');
    await createStaff();
    const owner = await createMember();
    const { _id: id } = await createAd(owner, { kind: 'generic', now });
    const ad = await updateAd(owner, id, parseAdForm(validAdForm('escort'), now), now);
    expect(ad.status).toBe('Under review');
  });
});
