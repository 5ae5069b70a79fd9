import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';
import { nameSetting } from '@/lib/settings/shown-catalogue';
import { writeSetting } from '@/lib/settings/store';
import { createAd } from '../builders/ad';
import { makeJpeg } from '../builders/image';
import { createMember } from '../builders/member';
import { platformHost, type SecondSite, startSecondSite } from '../builders/servers/second-site';
import { startStrictS3 } from '../builders/servers/strict-s3';
import { createStaff } from '../builders/staff';

/*
 * Pages work the same without the page cache, only slower: with the cache switched off, and on a host
 * that runs Next in minimal mode and the middleware separately, with the settings of deploy/README.md.
 */

type Host = { name: string; script?: string; env: Record<string, string> };

const hosts: Host[] = [
  { name: 'the server with PAGE_CACHE=off', env: { PAGE_CACHE: 'off' } },
  { name: 'a host that runs Next in minimal mode', script: platformHost, env: {} },
];

const cronSecret = 'only-for-tests-only-for-tests';

let s3: Awaited<ReturnType<typeof startStrictS3>>;
let shown: string;
let hidden: string;
let disabled: string;

beforeAll(async () => {
  s3 = await startStrictS3('pictures');
  const owner = await createMember();
  shown = (await createAd(owner))._id;
  hidden = (await createAd(owner, { columns: { moderation: 'held' } }))._id;
  disabled = (await createAd(owner, { columns: { isActive: false } }))._id;
});
afterAll(() => s3?.stop());

describe.each(hosts)('on $name', ({ script, env }) => {
  let site: SecondSite;
  let startedAt: Date;

  beforeAll(async () => {
    startedAt = new Date();
    site = await startSecondSite(undefined, {
      env: {
        ...{ ...env, CRON_SECRET: cronSecret, DIRECT_UPLOADS: 'on' },
        ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2', S3_ENDPOINT: s3.endpoint },
        ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      },
      ...(script && { script }),
    });
  }, 90_000);
  afterAll(() => site?.close());

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.url + path, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  const nonceOf = (headers: Headers) =>
    /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

  test.skipIf(script)('a request target that is not a path is a bad request', async () => {
    const { hostname, port } = new URL(site.url);
    for (const method of ['GET', 'OPTIONS']) {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      request({ hostname, port, method, path: '*' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
      expect(await promise).toBe(400);
    }
  });

  test('nothing comes from a page cache', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await read('/');
      expect([status, headers.get('x-page-cache')]).toEqual([200, null]);
    }
  });

  test('only our server holds a connection to listen, and streams changes; on a platform pages poll', async () => {
    const { token } = await createMember();
    const end = new AbortController();
    const stream = await fetch(`${site.url}/api/messages/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: end.signal,
    });
    let text = '';
    for await (const piece of stream.body ?? []) {
      text += Buffer.from(piece).toString();
      if (text.includes('event: change\ndata: null')) break;
    }
    end.abort();
    expect([stream.status, text.includes('event: change')]).toEqual(
      script ? [204, false] : [200, true],
    );
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM pg_stat_activity
      WHERE application_name = 'townboard listener' AND backend_start > ${startedAt}`;
    expect(row?.count).toBe(script ? 0 : 1);
  }, 30_000);

  test('a new name of a category is visible within ten seconds', async () => {
    const { userId } = await createStaff('admin');
    const rename = async (value: string | null) => {
      await writeSetting(db, userId, { key: nameSetting('cars'), value }, new Date());
      const isShown = value !== null;
      await vi.waitFor(
        async () =>
          expect((await read('/browse/cars/uk')).html.includes('Motor cars')).toBe(isShown),
        { timeout: 15_000, interval: 500 },
      );
    };
    await rename('Motor cars');
    await rename(null);
  }, 40_000);

  test('a page refuses a method that it does not have, and an address over its limit', async () => {
    const posted = await fetch(`${site.url}/terms`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const { newPages } = limits;
    await countRequests(newPages, '192.0.2.57', newPages.max, new Date());
    const refused = await read('/terms', { 'x-forwarded-for': '192.0.2.57' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.html).toContain('Please try again in a minute.');
    expect((await read('/terms', { 'x-forwarded-for': '192.0.2.58' })).status).toBe(200);
    await db.rateLimit.deleteMany();
  });

  test('pages have a policy that lists each inline script', async () => {
    for (const path of ['/', `/ad/${shown}`, '/browse/all/uk', '/help', '/login']) {
      const { status, headers, html } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      const nonce = nonceOf(headers);
      expect(nonce, path).toBeDefined();
      const inline = (html.match(/<script(?![^>]* src=)[^>]*>/g) ?? []).filter(
        (tag) => !tag.includes('application/ld+json'),
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
      // A nonce is valid for one answer, so no shared cache may store it.
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  test('missing pages answer 404, with text for browsers without scripts', async () => {
    const words = {
      [`/ad/${hidden}`]: 'Ad not found',
      [`/ad/${disabled}`]: 'Ad not found',
      '/ad/none': 'Ad not found',
      '/seller/nobody-at-all': 'It may have moved',
      '/browse/all/atlantis': 'It may have moved',
      '/browse/none': 'It may have moved',
      '/help/no-such-article': 'It may have moved',
      '/blog/no-such-post': 'It may have moved',
      '/nothing-at-all': 'It may have moved',
    };
    for (const [path, expected] of Object.entries(words)) {
      const { status, headers, html } = await read(path);
      expect([path, status]).toEqual([path, 404]);
      expect(nonceOf(headers), path).toBeDefined();
      const text = html.replace(/<script[\s\S]*?<\/script>/g, '');
      expect(text, path).toContain(expected);
      expect(text, path).toContain('name="robots" content="noindex');
    }
  });

  test('a client cannot pretend that a page is missing', async () => {
    const { status } = await read(`/ad/${shown}`, { 'x-missing-page': 'ad' });
    expect(status).toBe(200);
  });

  test('a search has its own statuses, policy and limit', async () => {
    await db.rateLimit.deleteMany();
    const found = await read('/search?q=sofa');
    expect(found.status).toBe(200);
    expect(found.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(found.headers.get('cache-control')).toContain('s-maxage=');
    const moved = await read('/search?max=200&min=');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/search?max=200']);
    const { max } = limits.newSearches;
    for (let count = 1; count <= 2 * max; count += 1) {
      if ((await read(`/search?max=${20_000 + count}`)).status === 429) break;
    }
    const refused = await read('/search?q=sofa&max=99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.html).toContain('Please try again in a minute.');
    await db.rateLimit.deleteMany();
  }, 120_000);

  test('a change is visible on the next request', async () => {
    const columns = { title: 'A walnut sideboard' };
    const { _id: id } = await createAd(await createMember());
    expect((await read(`/ad/${id}`)).html).not.toContain(columns.title);
    await db.ad.update({ where: { id }, data: columns, select: { id: true } });
    expect((await read(`/ad/${id}`)).html).toContain(columns.title);
    await db.ad.update({ where: { id }, data: { isActive: false }, select: { id: true } });
    expect((await read(`/ad/${id}`)).status).toBe(404);
  });

  test('API routes are limited too', async () => {
    await db.rateLimit.deleteMany();
    const from = { 'x-forwarded-for': '192.0.2.55' };
    let last = await read('/sitemap.xml', from);
    for (let count = 0; count < 2 * limits.filesForMachines.max && last.status === 200; count += 1)
      last = await read('/sitemap.xml', from);
    expect([last.status, JSON.parse(last.html).code]).toEqual([429, 'rate_limited']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read('/sitemap.xml', { 'x-forwarded-for': '192.0.2.56' })).status).toBe(200);
    await db.rateLimit.deleteMany();
  }, 60_000);

  test('a picture can be uploaded and shown', async () => {
    const { token } = await createMember();
    const image = `data:image/jpeg;base64,${(await makeJpeg()).toString('base64')}`;
    const reply = await fetch(`${site.url}/api/upload/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ image }),
    });
    expect(reply.status).toBe(201);
    const { url } = await reply.json();
    const shown = await fetch(`${site.url}/uploads/${url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('a picture too large for a request goes to the bucket', async () => {
    const { token } = await createMember();
    const call = async (path: string, body: object) => {
      const reply = await fetch(site.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      return { status: reply.status, data: text.startsWith('{') ? JSON.parse(text) : text };
    };
    const file = Buffer.concat([await makeJpeg(), Buffer.alloc(6_000_000)]);
    const image = `data:image/jpeg;base64,${file.toString('base64')}`;
    const usual = await call('/api/upload/image', { image });
    expect(usual.status).toBe(script ? 413 : 201);
    const announced = { kind: 'image', type: 'image/jpeg', bytes: file.length };
    const { status, data: ticket } = await call('/api/upload/direct', announced);
    expect(status).toBe(201);
    const put = await fetch(ticket.url, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Uint8Array.from(file),
    });
    expect(put.status).toBe(200);
    for (const path of [ticket.upload, `quarantine/${ticket.upload}`, `${ticket.upload}.webp`]) {
      expect((await read(`/uploads/${path}`)).status, path).toBe(404);
    }
    const body = { upload: ticket.upload };
    const done = await call('/api/upload/direct/complete', body);
    expect([done.status, done.data]).toEqual([
      201,
      { url: expect.stringMatching(/^[0-9a-z]{26}\.webp$/), width: 800, height: 600 },
    ]);
    expect((await read(`/uploads/${done.data.url}`)).status).toBe(200);
    const again = await call('/api/upload/direct/complete', body);
    expect([again.status, again.data.fields]).toEqual([409, { upload: again.data.error }]);
  });

  test('only pages with file fields may send to the bucket', async () => {
    const callsOf = async (path: string) =>
      /connect-src ([^;]+)/.exec(
        (await read(path)).headers.get('content-security-policy') ?? '',
      )?.[1];
    expect(await callsOf(`/ad/${shown}`)).toBe(`'self' ${s3.endpoint}`);
    for (const path of ['/', '/browse/all/uk', '/search?q=sofa', '/login']) {
      expect(await callsOf(path), path).toBe("'self'");
    }
  });

  test("the platform's cron service runs the jobs with its secret", async () => {
    const workers = async () => {
      const [row] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(DISTINCT application_name)::int AS "count" FROM pg_stat_activity
        WHERE application_name LIKE 'townboard worker %'`;
      return row?.count ?? 0;
    };
    expect((await read('/api/jobs/run')).status).toBe(404);
    const before = await workers();
    const authorization = `Bearer ${cronSecret}`;
    // Ends with the site, long before its own timeout.
    void read('/api/jobs/run', { authorization }).catch(() => undefined);
    await vi.waitFor(async () => expect(await workers()).toBe(before + 1), 20_000);
    expect((await read('/api/jobs/run', { authorization })).status).toBe(409);
  }, 30_000);

  test("a non-canonical address redirects to the page's own", async () => {
    const { status, headers } = await read('/browse/CARS/leeds');
    expect([status, headers.get('location')]).toEqual([308, '/browse/cars/leeds']);
  });
});
