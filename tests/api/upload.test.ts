import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataUrl, makeGif, makeJpeg, makePhonePhoto, makePng, svg } from '../builders/image';
import { registerByApi } from '../builders/registration';
import { baseUrl, request } from '../builders/servers/http';

let token: string;
beforeAll(async () => {
  ({ token } = await registerByApi());
});

const upload = (body: unknown, as: { token?: string } = { token }) =>
  request('POST', '/api/upload/image', { body, ...as });

const wrongKind = {
  error: 'Please choose a JPEG, PNG or WebP picture.',
  code: 'unsupported',
};

describe('POST /api/upload/image', () => {
  test('replies the file name and size, and all three widths exist', async () => {
    const { status, data } = await upload({
      image: dataUrl(await makeJpeg({ width: 2000, height: 1000 })),
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      url: expect.stringMatching(/^[0-9a-z]{26}\.webp$/),
      width: 1440,
      height: 720,
    });
    const base = data.url.replace('.webp', '');
    for (const [file, width] of [
      [`${base}-320.webp`, 320],
      [`${base}-720.webp`, 720],
      [`${base}.webp`, 1440],
    ] as const) {
      const response = await fetch(`${baseUrl}/uploads/${file}`);
      const found = await sharp(await response.arrayBuffer()).metadata();
      expect([found.format, found.width]).toEqual(['webp', width]);
    }
  });

  test('the stored picture has no location metadata', async () => {
    const { data } = await upload({ image: dataUrl(await makePhonePhoto()) });
    expect([data.width, data.height]).toEqual([600, 900]);
    const response = await fetch(`${baseUrl}/uploads/${data.url}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Testphone')).toBe(false);
  });

  test('checks the content: a PNG declared as a JPEG is accepted', async () => {
    const { status } = await upload({ image: dataUrl(await makePng(), 'image/jpeg') });
    expect(status).toBe(201);
  });

  test.each([
    ['SVG', async () => dataUrl(svg, 'image/svg+xml')],
    ['SVG that calls itself a JPEG', async () => dataUrl(svg)],
    ['GIF', async () => dataUrl(await makeGif(), 'image/gif')],
    ['web page that calls itself a JPEG', async () => dataUrl(Buffer.from('<html></html>'))],
    ['nothing', async () => 'data:image/jpeg;base64,'],
  ])('refuses: %s', async (_, make) => {
    const { status, data } = await upload({ image: await make() });
    expect([status, data]).toEqual([415, wrongKind]);
  });

  test.each([
    { image: 'https://example.org/picture.jpg' },
    { image: 'data:image/jpeg,not-base64' },
    { image: '' },
    { image: 5 },
    {},
  ])('asks for a data URL when sent %j', async (body) => {
    const { status, data } = await upload(body);
    expect(status).toBe(400);
    expect(data).toMatchObject({
      code: 'invalid',
      fields: { image: expect.stringContaining('data URL') },
    });
  });

  test.each([
    ['a little', 8 * 1024 * 1024 + 1],
    ['far', 20_000_000],
  ])('names the limit for a picture %s too large', async (_, bytes) => {
    const { status, data } = await upload({ image: dataUrl(Buffer.alloc(bytes)) });
    expect([status, data]).toEqual([
      413,
      { error: 'Pictures can have at most 8 MB.', code: 'too_large' },
    ]);
  });

  test('accepts a picture of exactly 8 MB', async () => {
    const picture = await makeJpeg();
    const padded = Buffer.concat([picture, Buffer.alloc(8 * 1024 * 1024 - picture.length)]);
    expect((await upload({ image: dataUrl(padded) })).status).toBe(201);
  });

  test('needs a valid login', async () => {
    const image = dataUrl(await makeJpeg());
    for (const as of [{}, { token: 'x'.repeat(43) }]) {
      const { status, data } = await upload({ image }, as);
      expect([status, data.code]).toEqual([401, 'unauthenticated']);
    }
  });
});

describe('GET /uploads/{name}', () => {
  test('is immutable and served as an image only', async () => {
    const { data } = await upload({ image: dataUrl(await makeJpeg()) });
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${baseUrl}/uploads/${data.url}`, { method });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(response.headers.get('set-cookie')).toBeNull();
      const size = (await response.arrayBuffer()).byteLength;
      if (method === 'HEAD') expect(size).toBe(0);
      else expect(size).toBeGreaterThan(100);
    }
  });

  // The site of the tests has no larger versions of the demo's pictures.
  test('answers with the smallest version for now where a larger one is not drawn yet', async () => {
    const page = await (await fetch(`${baseUrl}/`)).text();
    const [, name] = page.match(/\/uploads\/([0-9a-z]{26})-320\.webp/) ?? [];
    const versions = [`${name}-320.webp`, `${name}-720.webp`, `${name}.webp`];
    const replies = await Promise.all(versions.map((file) => fetch(`${baseUrl}/uploads/${file}`)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=31536000, immutable',
      'no-store',
      'no-store',
    ]);
    const bodies = await Promise.all(replies.map((reply) => reply.bytes()));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test.each([
    ['an unknown name', 'aaaaaaaaaaaaaaaaaaaaaaaaaa.webp'],
    ['a NUL', 'aaaaaaaaaaaaaaaaaaaaaaaaaa.webp%00.jpg'],
    ['a way out with backslashes', '..%5c..%5cpackage.json'],
    ['capitals', 'AAAAAAAAAAAAAAAAAAAAAAAAAA.WEBP'],
    ['another word', 'secret'],
    ['an endless name', 'a'.repeat(3000)],
  ])('replies 404 to %s, without caching', async (_, name) => {
    const response = await fetch(`${baseUrl}/uploads/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Not found');
  });

  test.each(['..%2f..%2fpackage.json', '%2e%2e%2f%2e%2e%2fpackage.json', '..%2fuploads%2fx'])(
    'reveals nothing to %s, which Next itself may refuse',
    async (name) => {
      const response = await fetch(`${baseUrl}/uploads/${name}`);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('townboard');
    },
  );
});

test("Next's image optimiser is not available, for local or foreign images", async () => {
  for (const url of ['/icon-512.png', 'http://127.0.0.1:1/', '//127.0.0.1:1/', '/api/auth/csrf']) {
    const path = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
    expect((await fetch(`${baseUrl}${path}`)).status).toBe(404);
  }
});
