import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { createAd, validAdForm } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { baseUrl, cookieOf, request } from '../builders/servers/http';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let owner: Member;
let visitor: Member;

beforeAll(async () => {
  [owner, visitor] = [await createMember(), await createMember()];
});

const newAd = async (options: Parameters<typeof createAd>[1] = {}) =>
  (await createAd(owner, { form: { phone: '07400 123456' }, ...options }))._id;

describe('GET /api/ads/{id}', () => {
  test('replies everybody the public view, never the phone number', async () => {
    const id = await newAd();
    for (const as of [{}, { token: visitor.token }, { token: 'x'.repeat(43) }]) {
      const { status, data } = await request('GET', `/api/ads/${id}`, as);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        title: 'Oak dining table with six chairs',
        category: 'Home',
        location: { label: 'Ilford, Redbridge (IG1)' },
        description: expect.any(String),
        images: [],
        createdAt: expect.any(String),
        price: 12.5,
        visits: 0,
        details: { condition: 'Good' },
        hasPhone: true,
      });
      expect(JSON.stringify(data)).not.toContain('7400');
    }
  });

  test.each(['zzzzzzzzzzzz', 'x', '%00', 'my-ads%2f', 'a'.repeat(60)])(
    'replies 404 to the id %s',
    async (id) => {
      expect((await request('GET', `/api/ads/${id}`)).status).toBe(404);
    },
  );

  test('of an adult ad replies 403 until an age check', async () => {
    const id = await newAd({ kind: 'escort', form: {} });
    const closed = await request('GET', `/api/ads/${id}`);
    expect([closed.status, closed.data.code]).toEqual([403, 'forbidden']);
    expect((await request('GET', `/api/ads/${id}`, { token: owner.token })).status).toBe(200);

    const check = await request('POST', '/api/age-check', { body: { over18: true } });
    const open = await request('GET', `/api/ads/${id}`, { cookie: cookieOf(check.headers) });
    expect(open.status).toBe(200);
    expect(open.data).toMatchObject({ isAdult: true, details: { age: 29 } });
  });

  test('of an expired ad says so, and omits the contact', async () => {
    const id = await newAd({ columns: { expiresAt: new Date(Date.now() - 60_000) } });
    const { data } = await request('GET', `/api/ads/${id}`);
    expect(data).toMatchObject({ expired: true, hasPhone: false });
  });
});

describe('POST /api/ads/{id}/visit', () => {
  type Sent = Parameters<typeof request>[2] & { agent?: string };
  const visit = (id: string, options: Sent = {}) => {
    const { agent = firefox, ...rest } = options;
    const headers = { 'user-agent': agent };
    const sent = { body: {}, origin: baseUrl, headers, ...rest };
    return request('POST', `/api/ads/${id}/visit`, sent);
  };

  test('counts a person once, and recognises them by a cookie that lives for a day', async () => {
    const id = await newAd();
    const first = await visit(id);
    expect([first.status, first.data]).toEqual([200, { visits: 1 }]);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(
      /^visitor=[0-9a-z]{20}; Max-Age=86400; Path=\/api\/ads; HttpOnly; SameSite=Lax/,
    );
    const again = await visit(id, { cookie: cookieOf(first.headers) });
    expect(again.data).toEqual({ visits: 1 });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await visit(id)).data).toEqual({ visits: 1 });
    const other = await visit(id, { cookie: `visitor=${'z'.repeat(20)}` });
    expect(other.data).toEqual({ visits: 2 });
  });

  test('does not count bots, the owner and visitors who opted out, and sets no cookie for them', async () => {
    const id = await newAd();
    await visit(id, { agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' });
    await visit(id, { token: owner.token });
    const optedOut = await visit(id, { cookie: 'no_count=1' });
    expect(optedOut.data).toEqual({ visits: 0 });
    expect(optedOut.headers.getSetCookie()).toEqual([]);
  });

  test("does not count calls that are not made by the page's script", async () => {
    const id = await newAd();
    await visit(id, { origin: null });
    await visit(id, { body: undefined });
    expect((await visit(id, { cookie: 'no_count=1' })).data).toEqual({ visits: 0 });
  });

  test('ignores an invalid cookie', async () => {
    const id = await newAd();
    const { data } = await visit(id, { cookie: `visitor=${'x'.repeat(3000)}` });
    expect(data).toEqual({ visits: 1 });
  });

  test('replies 404 for an ad that is not public', async () => {
    const id = await newAd({ columns: { isActive: false } });
    for (const none of [id, 'zzzzzzzzzzzz', '%00']) expect((await visit(none)).status).toBe(404);
  });
});

describe('POST /api/ads/{id}/phone', () => {
  const ask = (id: string, token = visitor.token) =>
    request('POST', `/api/ads/${id}/phone`, { token });

  test('replies the number only if the seller shows it', async () => {
    const shown = await ask(await newAd());
    expect([shown.status, shown.data]).toEqual([200, { phone: '+447400123456' }]);
    const hidden = await ask(await newAd({ form: { phone: '07400 123456', showPhone: 'No' } }));
    expect([hidden.status, hidden.data.code]).toEqual([404, 'not_found']);
    expect((await ask('%00')).status).toBe(404);
  });

  test('of an adult ad replies 403 without an age check', async () => {
    const id = await newAd({ kind: 'escort', form: {} });
    expect((await ask(id)).status).toBe(403);
  });

  test('replies 429 to a client that collects numbers', async () => {
    const collector = await createMember();
    const id = await newAd();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await ask(id, collector.token)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
    const where = { subjectId: id, action: 'ad.phone_shown', actorId: collector.userId };
    expect(await db.auditEntry.count({ where })).toBe(30);
  });

  test('replies 429 to a client that collects numbers through many accounts', async () => {
    const id = await newAd();
    const asAnother = async () => ask(id, (await createMember()).token);
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await asAnother()).status);
    // Later tests use the same address.
    await db.rateLimit.deleteMany();
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a proxy may serve a page for a second, and longer only while the site is down', async () => {
  const response = await fetch(`${baseUrl}/ad/${await newAd()}`);
  const control = 'public, max-age=0, s-maxage=1, stale-if-error=3600';
  expect(response.headers.get('cache-control')).toBe(control);
});

test('a published ad has a page at once, and a deleted one none', async () => {
  const { token } = owner;
  const { data } = await request('POST', '/api/ads', {
    token,
    body: validAdForm(),
  });
  expect((await request('GET', `/ad/${data._id}`)).status).toBe(200);
  const path = `/api/ads/${data._id}`;
  const body = { ...data, title: 'Oak dining table, now cheaper' };
  await request('PUT', path, { token, body });
  expect((await request('GET', `/ad/${data._id}`)).data).toContain('now cheaper');
  await request('DELETE', path, { token });
  expect((await request('GET', `/ad/${data._id}`)).status).toBe(404);
});
