import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { type Body, validAdForm } from '../builders/ad';
import { dataUrl, makeJpeg } from '../builders/image';
import { createMember, type Member } from '../builders/member';
import { baseUrl, request } from '../builders/servers/http';

let owner: Member;
let stranger: Member;

beforeAll(async () => {
  [owner, stranger] = [await createMember(), await createMember()];
});

const publish = (body: unknown, as: { token?: string } = owner, headers = {}) =>
  request('POST', '/api/ads', { body, headers, ...(as.token ? { token: as.token } : {}) });

const newAd = async (changes: Body = {}) =>
  String((await publish(validAdForm('goods', changes))).data._id);

const countAds = (member: Member) => db.ad.count({ where: { ownerId: member.userId } });

describe('POST /api/ads', () => {
  test("replies 201 with the owner's ad and its address", async () => {
    const image = dataUrl(await makeJpeg());
    const upload = { body: { image }, token: owner.token };
    const src = (await request('POST', '/api/upload/image', upload)).data.url;
    const body = validAdForm('vehicle', { images: [{ src }], phone: '07400 123456' });
    const { status, data, headers } = await publish(body);
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/ads/${data._id}`);
    expect(data).toMatchObject({
      category: 'Cars',
      mainCategory: 'Vehicles',
      make: 'Ford',
      price: 4950,
      location: { label: 'Ilford, Redbridge (IG1)' },
      images: [{ src, main: true }],
      phone: '+447400123456',
      showPhone: true,
      isActive: true,
      status: 'Active',
      visits: 0,
      version: 1,
    });
  });

  test('ignores fields that only the server may set', async () => {
    const claims = {
      _id: 'aaaaaaaaaaaa',
      ownerId: stranger.userId,
      isActive: false,
      moderation: 'removed',
      createdAt: '2001-01-01T00:00:00Z',
      expiresAt: '2999-01-01T00:00:00Z',
      rankedAt: '2999-01-01T00:00:00Z',
      visits: 9999,
      version: 7,
      plan: 'gold',
      isAdult: true,
      whatsappVerified: true,
      extras: { gold: true, vip: 'yes', featured: 1 },
    };
    const { status, data } = await publish(validAdForm('goods', claims));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      isActive: true,
      status: 'Active',
      visits: 0,
      version: 1,
      plan: 'basic',
    });
    expect(data._id).not.toBe('aaaaaaaaaaaa');
    expect(new Date(data.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(new Date(data.expiresAt).getTime()).toBeLessThan(Date.now() + 31 * 86_400_000);
    expect(Object.values(data.extras)).not.toContain(true);
  });

  test('replies 402 for unpaid upgrades', async () => {
    const { status, data } = await publish(validAdForm('goods', { extras: { vip: true } }));
    expect(status).toBe(402);
    expect(data.code).toBe('payment_required');
  });

  test('creates one ad per Idempotency-Key, and refuses the key for another', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = validAdForm();
    const replies = await Promise.all([1, 2, 3, 4].map(() => publish(body, owner, headers)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ data }) => data._id)).size).toBe(1);
    const other = await publish({ ...body, title: 'A quite different table' }, owner, headers);
    expect(other.status).toBe(409);
    const strange = { 'idempotency-key': 'x'.repeat(201) };
    expect((await publish(body, owner, strange)).status).toBe(400);
  });

  test.each([
    ['a short title', { title: 'Too short' }, 'title'],
    ['a title of a million letters', { title: 'x'.repeat(90_000) }, 'title'],
    ['a title that is no text', { title: { $gt: '' } }, 'title'],
    ['no description', { description: '   ' }, 'description'],
    ['an unknown category', { category: 'Spaceships' }, 'category'],
    ['a category that is no text', { category: ['Cars'] }, 'category'],
    ['an unknown place', { location: { slug: '\'; DROP TABLE "Ad"; --' } }, 'location'],
    ['no place', { location: null }, 'location'],
    ['pictures that are no list', { images: 'x.webp' }, 'images'],
    ['too many pictures', { images: sevenImages() }, 'images'],
    ['a price that is none', { genericPrice: '12.345' }, 'genericPrice'],
    ['an unverified phone', { phone: '07400 999999' }, 'phone'],
    ['a website over http', { websiteUrl: 'http://example.co.uk' }, 'websiteUrl'],
    ['a script as website', { websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
    ['a draft id that is none', { draftId: "x' OR 1=1" }, 'draftId'],
    ['upgrades that are no map', { extras: ['vip'] }, 'extras'],
  ])('replies 400 at the field for %s, and writes nothing', async (_, changes, field) => {
    const before = await countAds(owner);
    const { status, data } = await publish(validAdForm('goods', changes));
    expect([status, data.code]).toEqual([400, 'invalid']);
    expect(Object.keys(data.fields)).toContain(field);
    expect(await countAds(owner)).toBe(before);
  });

  test.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"ad"'],
    ['nothing', ''],
    ['half a body', '{"title":'],
    ['a prototype', '{"__proto__":{"category":"Home"},"constructor":{"prototype":{}}}'],
    ['a deep nest', `{"category":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['bytes that are no text', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
  ])('replies 400 to %s', async (_, body) => {
    expect((await raw(body)).status).toBe(400);
    expect({}).not.toHaveProperty('category');
  });

  test('replies 413 to a body above the limit and 415 to what is not JSON', async () => {
    expect((await raw(JSON.stringify({ title: 'x'.repeat(200_000) }))).status).toBe(413);
    expect((await raw('title=x', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  test('keeps the reply to a long invalid list short', async () => {
    for (const images of [Array(50_000).fill(1), Array(101).fill({ src: 1 })]) {
      const reply = await raw(JSON.stringify({ ...validAdForm(), images }));
      expect(reply.status).toBe(400);
      expect((await reply.text()).length).toBeLessThan(20_000);
    }
  });

  test('stores hostile texts as plain text without invisible characters', async () => {
    const title = '<script>alert(1)</script>\u0000\u202E Oak\u200b table';
    const { status, data } = await publish(validAdForm('goods', { title }));
    expect(status).toBe(201);
    expect(data.title).toBe('<script>alert(1)</script> Oak table');
  });
});

function sevenImages() {
  return Array.from({ length: 7 }, (_, index) => ({ src: `${String(index).repeat(26)}.webp` }));
}

const raw = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  fetch(`${baseUrl}/api/ads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
    body,
  });

describe('PUT /api/ads/{id}', () => {
  test('repeated with its Idempotency-Key after a lost reply returns the ad instead of a conflict', async () => {
    const { token } = owner;
    const id = await newAd();
    const body = validAdForm('goods', { version: 1, title: 'Oak dining table, now cheaper' });
    const headers = { 'idempotency-key': randomUUID() };
    const put = (over: object = {}) =>
      request('PUT', `/api/ads/${id}`, { token, headers, body: { ...body, ...over } });
    const first = await put();
    const again = await put();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect((await put({ title: 'A quite different table' })).status).toBe(409);
  });
});

describe('the life of an ad', () => {
  test('can be read, edited, disabled, enabled, reposted and deleted', async () => {
    const { token } = owner;
    const id = await newAd();
    const path = `/api/ads/${id}`;

    const mine = await request('GET', '/api/ads/my-ads', { token });
    expect(mine.data[0]).toMatchObject({ _id: id, status: 'Active', nextRepostAt: null });

    const whole = await request('GET', path, { token });
    expect(whole.data).toMatchObject({ _id: id, genericPrice: 12.5, version: 1 });

    const edited = await request('PUT', path, {
      token,
      body: { ...whole.data, title: 'Oak dining table, now cheaper', genericPrice: 10 },
    });
    expect(edited.status).toBe(200);
    expect(edited.data).toMatchObject({ price: 10, version: 2, createdAt: whole.data.createdAt });
    const late = await request('PUT', path, { token, body: whole.data });
    expect([late.status, late.data.code]).toEqual([409, 'conflict']);

    const off = await request('PATCH', `${path}/toggle-active`, { token });
    expect([off.status, off.data]).toEqual([200, { isActive: false }]);
    expect((await request('GET', path)).status).toBe(404);
    const on = await request('PATCH', `${path}/toggle-active`, { token });
    expect(on.data).toEqual({ isActive: true });

    const reposted = await request('POST', `${path}/repost`, { token });
    expect(reposted.data).toEqual({
      message: 'Ad reposted',
      rankedAt: expect.any(String),
      nextRepostAt: expect.any(String),
    });
    const again = await request('POST', `${path}/repost`, { token });
    expect([again.status, again.data.code]).toEqual([429, 'rate_limited']);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(47 * 3600);

    const deleted = await request('DELETE', path, { token });
    expect([deleted.status, deleted.data]).toEqual([200, { success: true }]);
    expect((await request('GET', path, { token })).status).toBe(404);
    const left = await request('GET', '/api/ads/my-ads', { token });
    expect(left.data.map((ad: { _id: string }) => ad._id)).not.toContain(id);
  });
});

const ownerRoutes = [
  ['PUT', ''],
  ['DELETE', ''],
  ['PATCH', '/toggle-active'],
  ['POST', '/repost'],
] as const;

const bodyOf = (method: string) => (method === 'PUT' ? { body: validAdForm() } : {});

describe.each(ownerRoutes)('%s /api/ads/{id}%s', (method, path) => {
  test('replies 401 without a login and 404 to anybody but the owner', async () => {
    const id = await newAd();
    const before = await db.ad.findUnique({ where: { id } });
    const body = bodyOf(method);
    const anonymous = await request(method, `/api/ads/${id}${path}`, body);
    expect([anonymous.status, anonymous.data.code]).toEqual([401, 'unauthenticated']);
    const other = await request(method, `/api/ads/${id}${path}`, {
      ...body,
      token: stranger.token,
    });
    expect([other.status, other.data.code]).toEqual([404, 'not_found']);
    expect(await db.ad.findUnique({ where: { id } })).toEqual(before);
  });

  test.each(['zzzzzzzzzzzz', 'x', '%00', '..%2f..%2fme', '1%27%20OR%201=1', 'A'.repeat(60)])(
    'replies 404 to the id %s',
    async (id) => {
      const { token } = owner;
      const { status } = await request(method, `/api/ads/${id}${path}`, {
        ...bodyOf(method),
        token,
      });
      expect(status).toBe(404);
    },
  );
});

test.each([
  ['POST', '/api/ads'],
  ['GET', '/api/ads/my-ads'],
])('%s %s replies 401 without a login', async (method, path) => {
  const body = method === 'POST' ? { body: validAdForm() } : {};
  expect((await request(method, path, body)).status).toBe(401);
  expect((await request(method, path, { ...body, token: 'x'.repeat(43) })).status).toBe(401);
});
