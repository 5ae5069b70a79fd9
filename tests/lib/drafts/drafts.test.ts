import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { imageLimits } from '@/lib/catalogue/limits';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createDraft } from '@/lib/drafts/create-draft';
import { deleteDraft } from '@/lib/drafts/delete-draft';
import { getDrafts, requireDraft } from '@/lib/drafts/queries';
import { saveDraft } from '@/lib/drafts/save-draft';
import { createAd, createImages, validAdForm } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, minute);

const start = async (form: Record<string, unknown> = {}) => {
  const owner = await createMember();
  return { owner, draft: await createDraft(owner, { form, step: 1 }, now) };
};

const heldImages = async (draftId: string) => {
  const rows = await db.draftImage.findMany({ where: { draftId }, select: { imageName: true } });
  return rows.map(({ imageName }) => imageName).sort();
};

describe('a stored draft', () => {
  test('is the form as typed, valid or not', async () => {
    const form = { ...validAdForm('escort'), age: '', title: 'Half a ti', price: '12,' };
    const { owner, draft } = await start(form);
    expect(draft).toMatchObject({ adId: null, step: 1, version: 1, form });
    expect(await requireDraft(owner, draft.id)).toEqual(draft);
  });

  test('has only keys of the ad form', async () => {
    const hostile = JSON.parse(
      '{"title":"Oak","__proto__":{"polluted":true},"constructor":{},"verificationCode":"1234","whatsappVerified":true,"draftId":"x","evil":1,"rates":{"__proto__":{"polluted":1},"incall_1h":"9"}}',
    );
    const { draft } = await start(hostile);
    expect(Object.keys(draft.form).sort()).toEqual(['rates', 'title']);
    expect(Object.keys(draft.form.rates as object)).toEqual(['incall_1h']);
    expect({}).not.toHaveProperty('polluted');
  });

  test('has only what the database can store', async () => {
    const deep = JSON.parse(`${'['.repeat(2000)}1${']'.repeat(2000)}`);
    const form = {
      title: 'a\0b\ud800',
      rates: { 'k\0': '\udc00x' },
      services: deep,
      age: Number.POSITIVE_INFINITY,
    };
    const { draft } = await start(form);
    expect(draft.form).toMatchObject({ title: 'ab\ufffd', rates: { k: '\ufffdx' }, age: null });
  });

  test('has at most 60 KB', async () => {
    const owner = await createMember();
    const form = { description: 'é'.repeat(31 * 1024) };
    await expect(createDraft(owner, { form, step: 1 }, now)).rejects.toMatchObject({
      code: 'too_large',
    });
    const { draft } = await start({ description: 'a'.repeat(59 * 1024) });
    expect(draft.version).toBe(1);
  });
});

describe('saving', () => {
  test('counts versions and refuses an older one', async () => {
    const { owner, draft } = await start();
    const saved = await saveDraft(
      owner,
      draft.id,
      { form: { title: 'A' }, step: 2, version: 1 },
      later,
    );
    expect(saved).toEqual({ version: 2, updatedAt: later.toISOString() });
    const late = saveDraft(owner, draft.id, { form: { title: 'B' }, step: 1, version: 1 }, later);
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await requireDraft(owner, draft.id)).toMatchObject({ form: { title: 'A' }, step: 2 });
  });

  test('lets one of ten concurrent tabs through', async () => {
    const { owner, draft } = await start();
    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        saveDraft(owner, draft.id, { form: {}, step: 1, version: 1 }, later),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test("protects the member's own pictures in the form, and releases removed ones", async () => {
    const owner = await createMember();
    const [a = '', b = '', c = ''] = await createImages(owner, 3);
    const [foreign = ''] = await createImages(await createMember(), 1);
    const form = (...names: string[]) => ({ images: names.map((src) => ({ src, main: false })) });
    const first = form(a, `/uploads/${b}`, foreign, 'data:image/png;base64,AA');
    const draft = await createDraft(owner, { form: first, step: 2 }, now);
    expect(await heldImages(draft.id)).toEqual([a, b].sort());
    await saveDraft(owner, draft.id, { form: form(b, c, c), step: 2, version: 1 }, later);
    expect(await heldImages(draft.id)).toEqual([b, c].sort());
  });

  test('protects no more pictures than an ad may have', async () => {
    const owner = await createMember();
    const names = await createImages(owner, imageLimits.many + 1);
    const form = { images: names.map((src) => ({ src, main: false })) };
    const draft = await createDraft(owner, { form, step: 2 }, now);
    expect(await heldImages(draft.id)).toEqual(names.slice(0, imageLimits.many).sort());
  });

  test.each([[null], [[null, 1, {}, { src: 1 }, { src: '../x.webp' }]], [{ src: 'x' }]])(
    'ignores %j as pictures',
    async (images) => {
      const { draft } = await start({ images });
      expect(await heldImages(draft.id)).toEqual([]);
    },
  );
});

describe('a draft of an edit', () => {
  test('is unique per ad: a new one replaces it', async () => {
    const owner = await createMember();
    const { _id: adId } = await createAd(owner, { now });
    const first = await createDraft(owner, { form: { title: 'One' }, step: 1, adId }, now);
    const again = await createDraft(owner, { form: { title: 'Two' }, step: 4, adId }, later);
    expect(again).toMatchObject({
      id: first.id,
      adId,
      version: 2,
      step: 4,
      form: { title: 'Two' },
    });
    await Promise.all(
      Array.from({ length: 5 }, () => createDraft(owner, { form: {}, step: 1, adId }, later)),
    );
    expect(await getDrafts(owner)).toHaveLength(1);
  });

  test('needs an existing ad of the member', async () => {
    const { _id: adId } = await createAd(await createMember(), { now });
    const owner = await createMember();
    for (const id of [adId, 'zzzzzzzzzzzz', '../', 'a\0']) {
      const draft = createDraft(owner, { form: {}, step: 1, adId: id }, now);
      await expect(draft).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await getDrafts(owner)).toEqual([]);
  });
});

test("the list has the member's drafts, the last edited first", async () => {
  const { owner, draft: first } = await start({ title: 'First' });
  const second = await createDraft(owner, { form: {}, step: 1 }, addTime(now, 1));
  await start();
  expect((await getDrafts(owner)).map(({ id }) => id)).toEqual([second.id, first.id]);
  await saveDraft(owner, first.id, { form: {}, step: 1, version: 1 }, later);
  expect((await getDrafts(owner)).map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('a member has at most 20 drafts, also concurrently', async () => {
  const owner = await createMember();
  const drafts = await Promise.allSettled(
    Array.from({ length: 25 }, () => createDraft(owner, { form: {}, step: 1 }, now)),
  );
  expect(drafts.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const refused = drafts.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'conflict' } });
});

test('deleting a draft releases its pictures', async () => {
  const owner = await createMember();
  const [src] = await createImages(owner, 1);
  const draft = await createDraft(owner, { form: { images: [{ src }] }, step: 1 }, now);
  expect(await deleteDraft(owner, draft.id, now)).toEqual({ success: true });
  expect(await heldImages(draft.id)).toEqual([]);
  await expect(deleteDraft(owner, draft.id, now)).rejects.toMatchObject({ code: 'not_found' });
});

test("other members' drafts, and malformed ids, are not found", async () => {
  const { owner, draft } = await start({ title: 'Mine' });
  const stranger = await createMember();
  const refused = { code: 'not_found' };
  for (const id of [draft.id, randomUUID(), 'x', 'a\0']) {
    await expect(requireDraft(stranger, id)).rejects.toMatchObject(refused);
    const save = saveDraft(stranger, id, { form: {}, step: 1, version: 1 }, later);
    await expect(save).rejects.toMatchObject(refused);
    await expect(deleteDraft(stranger, id, now)).rejects.toMatchObject(refused);
  }
  expect(await requireDraft(owner, draft.id)).toEqual(draft);
});
