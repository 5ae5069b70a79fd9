import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { createAd, createImages, validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { request } from '../builders/servers/http';

let owner: Member;
let stranger: Member;

beforeAll(async () => {
  [owner, stranger] = [await createMember(), await createMember()];
});

const start = (body: unknown, token = owner.token) =>
  request('POST', '/api/drafts', { body, token });

const countDrafts = () => db.draft.count({ where: { ownerId: owner.userId } });

describe('the life of a draft', () => {
  test('can be started, saved, continued elsewhere and published', async () => {
    const { token } = owner;
    const [src] = await createImages(owner, 1);
    const form = { ...validAdForm(), title: 'Oak din', images: [{ src, main: true }] };
    const { status, data: draft, headers } = await start({ form, step: 1 });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/drafts/${draft.id}`);
    expect(draft).toMatchObject({ adId: null, form, step: 1, version: 1 });

    const path = `/api/drafts/${draft.id}`;
    const done = { ...form, title: 'Oak dining table' };
    const saved = await request('PUT', path, { token, body: { form: done, step: 5, version: 1 } });
    expect([saved.status, saved.data]).toEqual([
      200,
      { version: 2, updatedAt: expect.any(String) },
    ]);
    const late = await request('PUT', path, { token, body: { form, step: 1, version: 1 } });
    expect([late.status, late.data.code]).toEqual([409, 'conflict']);

    expect((await request('GET', path, { token })).data).toMatchObject({ form: done, step: 5 });
    const list = await request('GET', '/api/drafts', { token });
    expect(list.data[0]).toMatchObject({ id: draft.id, version: 2 });

    const body = { ...done, draftId: draft.id };
    const ad = await request('POST', '/api/ads', { token, body });
    expect(ad.data.images).toEqual([{ src, main: true }]);
    expect((await request('GET', path, { token })).status).toBe(404);
    const again = await request('POST', '/api/ads', { token, body });
    expect([again.status, again.data._id]).toEqual([201, ad.data._id]);
  });

  test('of an edit belongs to its ad, and is deleted when the edit is published', async () => {
    const { token } = owner;
    const { _id: adId } = await createAd(owner);
    const { data: draft } = await start({ form: {}, step: 4, adId });
    expect(draft.adId).toBe(adId);
    const edited = await request('PUT', `/api/ads/${adId}`, { token, body: validAdForm() });
    expect(edited.status).toBe(200);
    expect((await request('GET', `/api/drafts/${draft.id}`, { token })).status).toBe(404);
  });

  test('ends when it is deleted', async () => {
    const { token } = owner;
    const { data: draft } = await start({ form: {}, step: 1 });
    const deleted = await request('DELETE', `/api/drafts/${draft.id}`, { token });
    expect([deleted.status, deleted.data]).toEqual([200, { success: true }]);
    expect((await request('DELETE', `/api/drafts/${draft.id}`, { token })).status).toBe(404);
  });
});

describe('POST /api/drafts', () => {
  test.each([
    ['no form', { step: 1 }],
    ['a form that is a list', { form: [], step: 1 }],
    ['a form that is a text', { form: 'x', step: 1 }],
    ['no step', { form: {} }],
    ['step 0', { form: {}, step: 0 }],
    ['step 6', { form: {}, step: 6 }],
    ['a step that is a text', { form: {}, step: '1' }],
    ['an ad id that is none', { form: {}, step: 1, adId: {} }],
    ['nothing', null],
  ])('replies 400 to %s, and stores nothing', async (_, body) => {
    const before = await countDrafts();
    const { status, data } = await start(body);
    expect([status, data.code]).toEqual([400, 'invalid']);
    expect(await countDrafts()).toBe(before);
  });

  test('replies 403 from a page that another member opened, and stores nothing', async () => {
    const before = await countDrafts();
    const sent = { body: { form: {}, step: 1 }, token: owner.token };
    const headers = { 'opened-by': stranger.userId };
    const { status, data } = await request('POST', '/api/drafts', { ...sent, headers });
    expect([status, data.code]).toEqual([403, 'forbidden']);
    expect(await countDrafts()).toBe(before);
    const own = { 'opened-by': owner.userId };
    expect((await request('POST', '/api/drafts', { ...sent, headers: own })).status).toBe(201);
  });

  test('replies 413 above 60 KB, although the body limit is higher', async () => {
    for (const size of [62_000, 200_000]) {
      const { status } = await start({ form: { description: 'x'.repeat(size) }, step: 1 });
      expect(status).toBe(413);
    }
  });

  test('replies 400 to an impossible version', async () => {
    const { data } = await start({ form: {}, step: 1 });
    for (const version of [0, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300]) {
      const body = { form: {}, step: 1, version };
      const reply = await request('PUT', `/api/drafts/${data.id}`, { body, token: owner.token });
      expect([version, reply.status]).toEqual([version, 400]);
    }
  });

  test("replies 404 to an edit of somebody else's ad", async () => {
    const { _id: adId } = await createAd(owner);
    expect((await start({ form: {}, step: 1, adId }, stranger.token)).status).toBe(404);
  });
});

describe.each([
  ['GET', undefined],
  ['PUT', { form: { title: 'Mine now' }, step: 1, version: 1 }],
  ['DELETE', undefined],
])('%s /api/drafts/{id}', (method, body) => {
  test('replies 401 without a login, 404 to anybody but the owner', async () => {
    const { data: draft } = await start({ form: { title: 'Mine' }, step: 1 });
    const path = `/api/drafts/${draft.id}`;
    expect((await request(method, path, { body })).status).toBe(401);
    const other = await request(method, path, { body, token: stranger.token });
    expect([other.status, other.data.code]).toEqual([404, 'not_found']);
    const { data } = await request('GET', path, { token: owner.token });
    expect(data).toEqual(draft);
    await request('DELETE', path, { token: owner.token });
  });

  test.each([randomUUID(), 'x', '%00', '0'.repeat(60)])('replies 404 to the id %s', async (id) => {
    const { status } = await request(method, `/api/drafts/${id}`, { body, token: owner.token });
    expect(status).toBe(404);
  });
});

test.each(['GET', 'POST'])('%s /api/drafts replies 401 without a login', async (method) => {
  const body = method === 'POST' ? { form: {}, step: 1 } : undefined;
  expect((await request(method, '/api/drafts', { body })).status).toBe(401);
});
