import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { createAd } from '../builders/ad';
import { createMember, type Member } from '../builders/member';
import { baseUrl, request } from '../builders/servers/http';

let owner: Member;

beforeAll(async () => {
  owner = await createMember();
});

const newAd = async (options: Parameters<typeof createAd>[1] = {}) =>
  (await createAd(owner, options))._id;

const hour = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url ?? '');

test('robots.txt names the sitemap and disallows private pages', async () => {
  const { status, data, headers } = await request('GET', '/robots.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(data).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  expect(data).toContain('Disallow: /my-account');
});

describe('the sitemaps', () => {
  test('listed in the index exist, as XML, and contain every public ad once', async () => {
    const id = await newAd();
    const index = await request('GET', '/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = locations(index.data);
    expect(files).toEqual(
      expect.arrayContaining([`${baseUrl}/sitemaps/pages.xml`, `${baseUrl}/sitemaps/ads.xml`]),
    );
    const listed: string[] = [];
    for (const file of files) {
      const { status, data, headers } = await request('GET', new URL(file).pathname);
      expect([status, headers.get('content-type')]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      listed.push(...locations(data));
    }
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain(`${baseUrl}/ad/${id}`);
    expect(listed).toContain(`${baseUrl}/help`);
    expect(listed).toContain(`${baseUrl}/transparency`);
    expect(listed.filter((url) => !url.startsWith(`${baseUrl}/`))).toEqual([]);
    expect(listed.filter((url) => new URL(url).pathname.startsWith('/adult'))).toEqual([]);
  });

  test('not listed in the index do not exist', async () => {
    for (const name of [
      'ads-zz.xml',
      'ads-%25.xml',
      'none.xml',
      'constructor.xml',
      'ads',
      'x.txt',
    ]) {
      expect((await request('GET', `/sitemaps/${name}`)).status, name).toBe(404);
    }
  });
});

describe('the page of an ad', () => {
  const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

  test('that is live can be indexed', async () => {
    const { status, data } = await request('GET', `/ad/${await newAd()}`);
    expect(status).toBe(200);
    expect(robotsOf(data)).toBeUndefined();
    expect(data).toContain('"@type":"Offer"');
  });

  test('that expired within 30 days answers 200, with noindex and without an offer', async () => {
    const id = await newAd({ columns: { expiresAt: ago(24 * 29) } });
    const { status, data } = await request('GET', `/ad/${id}`);
    expect(status).toBe(200);
    expect(robotsOf(data)).toContain('noindex');
    expect(data).toContain('This ad has expired');
    expect(data).not.toContain('"@type":"Offer"');
    expect(data).toContain('"@type":"BreadcrumbList"');
  });

  test.each([
    ['expired longer ago', { expiresAt: ago(24 * 31) }],
    ['was deleted', { deletedAt: ago(1) }],
    ['is disabled', { isActive: false }],
    ['is held', { moderation: 'held' as const }],
  ])('that %s answers 404 with noindex', async (_, columns) => {
    const { status, data } = await request('GET', `/ad/${await newAd({ columns })}`);
    expect(status).toBe(404);
    expect(robotsOf(data)).toContain('noindex');
  });
});

describe('the picture for link previews', () => {
  const pictureOf = async (id: string) => {
    const { data } = await request('GET', `/ad/${id}`);
    return new URL(/<meta property="og:image" content="([^"]+)"/.exec(data)?.[1] ?? '').pathname;
  };
  const get = (path: string) => fetch(new URL(path, baseUrl), { redirect: 'manual' });

  test('is an immutable JPEG of 1200 by 630', async () => {
    const path = await pictureOf(await newAd());
    expect(path).toMatch(/^\/ad\/[0-9a-z]{12}\/preview\/[0-9a-f]{20}\.jpg$/);
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(sizeOfJpeg(bytes)).toEqual({ width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('changes its address with the ad, and the old address redirects to it', async () => {
    const id = await newAd();
    const before = await pictureOf(id);
    await db.ad.update({ where: { id }, data: { pricePence: 99_900 }, select: { id: true } });
    const response = await get(before);
    const after = response.headers.get('location') ?? '';
    expect([response.status, after === before]).toEqual([307, false]);
    expect((await get(after)).status).toBe(200);
  });

  test.each([
    ['adult', { kind: 'escort' as const }],
    ['expired', { columns: { expiresAt: ago(1) } }],
    ['disabled', { columns: { isActive: false } }],
    ['deleted', { columns: { deletedAt: ago(1) } }],
  ])('does not exist for an ad that is %s', async (_, options) => {
    const id = await newAd(options);
    for (const file of ['0'.repeat(20), '%00', 'x'.repeat(500)]) {
      expect((await get(`/ad/${id}/preview/${file}.jpg`)).status).toBe(404);
    }
  });
});

function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
  }
  throw new Error('no frame in the JPEG');
}
