import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GET } from '@/app/uploads/[name]/route';
import { env } from '@/lib/env';
import { imageFiles, newAttachmentName, newImageName } from '@/lib/images/image-names';
import { s3Settings } from '@/lib/images/storage/s3-settings';
import { openS3, s3Storage } from '@/lib/images/storage/s3-storage';
import { storage } from '@/lib/images/storage/storage';
import { expectConsoleErrors } from '../../builders/console';
import { makeWebp } from '../../builders/image';
import { makePdf } from '../../builders/pdf';
import { answer, deadAddress, hangUp, loopback, silence } from '../../builders/servers/loopback';
import { startS3 } from '../../builders/servers/s3';

/*
 * The contract with object storage through Amazon's client: with an S3 server, and with one that
 * misbehaves as no S3 server does.
 */

const bucket = 'pictures';
/** The shortest file that counts as a picture. */
const bytes = Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1');
let s3: Awaited<ReturnType<typeof startS3>>;
let endpoint: string;

beforeAll(async () => {
  s3 = await startS3(bucket);
  endpoint = s3.endpoint;
});
afterAll(() => s3.stop());

const settingsAt = (url: string, accessKeyId = 'S3RVER') => ({
  bucket,
  region: 'eu-west-2',
  endpoint: url,
  credentials: { accessKeyId, secretAccessKey: 'S3RVER' },
});
const storeAt = (url: string, timeout = 10_000) => s3Storage(settingsAt(url), timeout);
const newFile = () => newImageName().replace('.webp', '-400.webp');

const notSaved = {
  code: 'unavailable',
  message: 'Pictures cannot be saved right now. Please try again later.',
  retryAfter: 60,
};
const unavailable = {
  code: 'unavailable',
  message: 'Pictures are not available right now. Please try again later.',
};

describe('s3Storage', () => {
  test('returns what was stored, and nothing after its removal', async () => {
    const store = storeAt(endpoint);
    const file = newFile();
    await store.put(file, bytes);
    expect(await store.get(file)).toEqual(Uint8Array.from(bytes));
    await store.remove([file]);
    await store.remove([file]);
    expect(await store.get(file)).toBeUndefined();
  });

  test('sets content type and caching of objects', async () => {
    const file = newFile();
    await storeAt(endpoint).put(file, bytes, 1999.5);
    const client = await openS3(settingsAt(endpoint), 5000);
    const object = await client.getObject({ Bucket: bucket, Key: `uploads/${file}` });
    expect(object.ContentType).toBe('image/webp');
    expect(object.CacheControl).toBe('public, max-age=31536000, immutable');
    expect(object.ContentLength).toBe(bytes.length);
  });

  test('removes more files than one request allows', async () => {
    const store = storeAt(endpoint);
    const names = Array.from({ length: 401 }, newImageName);
    const files = imageFiles(names);
    const last = files.at(-1) ?? '';
    await store.put(last, bytes);
    await store.remove(files);
    expect(files.length).toBeGreaterThan(1000);
    expect(await store.get(last)).toBeUndefined();
    const { url, received } = await loopback(
      answer(200, '<DeleteResult/>', { 'content-type': 'application/xml' }),
    );
    await storeAt(url).remove(files);
    const counts = received.map(({ body }) => body.split('<Key>').length - 1);
    expect(counts).toEqual([1000, files.length - 1000]);
    await storeAt(url).remove([]);
    expect(received).toHaveLength(2);
  });

  test('addresses a bucket by path and signs requests', async () => {
    const { url, received } = await loopback(answer(200, '', { etag: '"1"' }));
    const file = newFile();
    await storeAt(url).put(file, bytes);
    const [request] = received;
    expect(request).toMatchObject({ method: 'PUT', raw: bytes });
    expect(request?.path).toMatch(new RegExp(`^/${bucket}/uploads/${file}(\\?|$)`));
    expect(request?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/eu-west-2\/s3\/aws4_request/,
    );
    expect(Object.keys(request?.headers ?? {}).join()).not.toContain('checksum');
  });

  test.each(['../../etc/passwd', `../${newImageName()}`, 'a/b.webp', ''])(
    'does not request the name %j',
    async (name) => {
      const { url, received } = await loopback(answer(200, 'secret'));
      const store = storeAt(url);
      expect(await store.get(name)).toBeUndefined();
      await expect(store.put(name, bytes)).rejects.toThrow('not the name of a picture');
      await expect(store.remove([name])).rejects.toThrow('not the name of a picture');
      expect(received).toEqual([]);
    },
  );
});

describe('s3Storage, when the store fails', () => {
  test('distinguishes wrong keys and a missing bucket from a missing file', async () => {
    const log = expectConsoleErrors();
    const keys = s3Storage(settingsAt(endpoint, 'nobody'));
    await expect(keys.get(newFile())).rejects.toMatchObject(unavailable);
    const elsewhere = s3Storage({ ...settingsAt(endpoint), bucket: randomUUID() });
    await expect(elsewhere.get(newFile())).rejects.toMatchObject(unavailable);
    expect(log).toEqual([
      'cannot read pictures in the bucket: InvalidAccessKeyId (403)',
      'cannot read pictures in the bucket: NoSuchBucket (404)',
    ]);
  });

  test.each([
    ['is full', answer(507, '<Error><Code>InsufficientStorage</Code></Error>')],
    ['hangs up', hangUp],
    ['is out of order', answer(500, '<Error><Code>InternalError</Code></Error>')],
  ])('reports in a sentence that it %s', async (_, reply) => {
    expectConsoleErrors();
    const { url } = await loopback(reply);
    const store = storeAt(url, 3000);
    await expect(store.put(newFile(), bytes)).rejects.toMatchObject(notSaved);
    await expect(store.get(newFile())).rejects.toMatchObject(unavailable);
    await expect(store.remove([newFile()])).rejects.toMatchObject(unavailable);
  });

  test('retries a temporary failure at once', async () => {
    const { url, received } = await loopback(answer(503, ''), answer(200, '', { etag: '"1"' }));
    await storeAt(url).put(newFile(), bytes);
    expect(received).toHaveLength(2);
  });

  test('reports a file that could not be removed', async () => {
    const log = expectConsoleErrors();
    const reply =
      '<DeleteResult><Error><Key>k</Key><Code>AccessDenied</Code></Error></DeleteResult>';
    const { url } = await loopback(answer(200, reply, { 'content-type': 'application/xml' }));
    await expect(storeAt(url).remove([newFile()])).rejects.toMatchObject(unavailable);
    expect(log).toEqual(['cannot remove pictures in the bucket: AccessDenied']);
  });

  test("does not trust a reply that is not the store's", async () => {
    const written = expectConsoleErrors();
    const { url } = await loopback(
      answer(200, '<h1>Welcome</h1>', { 'content-type': 'text/html' }),
    );
    await expect(storeAt(url).put(newFile(), bytes)).rejects.toMatchObject(notSaved);
    expect(written.join()).toContain('NotConfirmed');
  });

  test.each([
    ['a page', '<h1>Welcome</h1>'],
    ['nothing', ''],
    ['a picture that was cut short', (whole: Buffer) => whole.subarray(0, -100)],
    ['its header alone', (whole: Buffer) => whole.subarray(0, 12)],
    ['a picture and more', (whole: Buffer) => Buffer.concat([whole, bytes])],
  ])('does not take %s with status 200 for a stored picture', async (_, body) => {
    const log = expectConsoleErrors();
    const whole = await makeWebp();
    const { url } = await loopback((response) => {
      response.writeHead(200, { 'content-type': 'image/webp', etag: '"1"' });
      response.end(typeof body === 'string' ? body : body(whole));
    });
    vi.stubEnv('S3_BUCKET', bucket);
    vi.stubEnv('S3_REGION', 'eu-west-2');
    vi.stubEnv('S3_ENDPOINT', url);
    vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER');
    onTestFinished(() => void vi.unstubAllEnvs());
    const name = newFile();
    const reply = await GET(new Request(`http://localhost:3000/uploads/${name}`), {
      params: Promise.resolve({ name }),
    });
    const { headers } = reply;
    expect([reply.status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toEqual({ code: 'unavailable', error: unavailable.message });
    expect(log).toEqual(['cannot read pictures in the bucket: NotConfirmed']);
  });

  test('does not take a page or a part of a CV for a stored CV', async () => {
    expectConsoleErrors();
    const pdf = makePdf();
    const file = newAttachmentName('pdf');
    for (const body of [Buffer.from('<h1>Welcome</h1>'), pdf.subarray(0, -20)]) {
      const { url } = await loopback((response) => response.end(body));
      await expect(storeAt(url).get(file)).rejects.toMatchObject(unavailable);
    }
    await storeAt(endpoint).put(file, pdf);
    expect(await storeAt(endpoint).get(file)).toEqual(Uint8Array.from(pdf));
  });

  test('times out on a store that does not answer, stalls, or does not exist', async () => {
    const log = expectConsoleErrors();
    const mute = await loopback(silence);
    const stalling = await loopback((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('the beginning');
    });
    const started = performance.now();
    await expect(storeAt(mute.url, 400).put(newFile(), bytes)).rejects.toMatchObject(notSaved);
    for (const patience of [299.5, -1]) {
      const put = storeAt(mute.url).put(newFile(), bytes, patience);
      await expect(put).rejects.toMatchObject(notSaved);
    }
    await expect(storeAt(stalling.url, 400).get(newFile())).rejects.toMatchObject(unavailable);
    await expect(storeAt(await deadAddress(), 400).get(newFile())).rejects.toMatchObject(
      unavailable,
    );
    expect(performance.now() - started).toBeLessThan(4000);
    expect(log.join()).not.toContain('S3RVER');
  });
});

describe('storage', () => {
  test('is the bucket if configured, one per configuration', async () => {
    const onDisk = storage();
    expect(s3Settings(env())).toBeUndefined();
    vi.stubEnv('S3_BUCKET', bucket);
    vi.stubEnv('S3_REGION', 'eu-west-2');
    vi.stubEnv('S3_ENDPOINT', `${endpoint}/`);
    vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER');
    const file = newFile();
    await storage().put(file, bytes);
    expect(storage()).toBe(storage());
    expect(await storage().get(file)).toEqual(Uint8Array.from(bytes));
    expect(await onDisk.get(file)).toBeUndefined();
    vi.unstubAllEnvs();
    expect(await storage().get(file)).toBeUndefined();
  });
});
