import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { directUploadLife, directUploadSigned, imageMaxBytes } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, hour, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { beginDirectUpload } from '@/lib/direct-uploads/begin-direct-upload';
import { completeDirectUpload } from '@/lib/direct-uploads/complete-direct-upload';
import { bucketQuarantine } from '@/lib/direct-uploads/quarantine';
import { type NewDirectUpload, newDirectUpload } from '@/lib/direct-uploads/schema';
import { sweepDirectUploads } from '@/lib/direct-uploads/sweep-direct-uploads';
import { uploadsTo } from '@/lib/direct-uploads/uploads-to';
import { openS3, s3Storage } from '@/lib/images/storage/s3-storage';
import { storeImage } from '@/lib/images/store-image';
import { limits } from '@/lib/rate-limit/limits';
import { countRequests } from '@/lib/rate-limit/rate-limit';
import { expectConsoleErrors } from '@/tests/builders/console';
import { hangingRemoval } from '@/tests/builders/hanging';
import { makeJpeg, makePhonePhoto } from '@/tests/builders/image';
import { createMember, type Member } from '@/tests/builders/member';
import { makePdf } from '@/tests/builders/pdf';
import { answer, loopback, silence } from '@/tests/builders/servers/loopback';
import { startStrictS3 } from '@/tests/builders/servers/strict-s3';
import { memoryStorage } from '../images/rows';

/* Uploads to the bucket by a presigned URL, with a store that verifies signatures. */

const bucket = 'pictures';
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let s3: Awaited<ReturnType<typeof startStrictS3>>;
let member: Member;
let now: Date;

beforeAll(async () => {
  s3 = await startStrictS3(bucket);
});
afterAll(() => s3.stop());
afterEach(() => vi.unstubAllEnvs());
beforeEach(async () => {
  member = await createMember();
  now = new Date();
});

const settingsAt = (endpoint: string) => ({ bucket, region: 'eu-west-2', endpoint, credentials });
const quarantineOf = () => bucketQuarantine(settingsAt(s3.endpoint));

const begin = (file: NewDirectUpload, at = now, by = member) =>
  beginDirectUpload(by, file, at, quarantineOf());
const image = (bytes: number) => ({ kind: 'image', type: 'image/jpeg', bytes }) as const;

const send = (url: string, body: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });

const complete = (
  upload: string,
  { at = now, by = member, files = memoryStorage().store, name }: Partial<Completion> = {},
) =>
  completeDirectUpload(by, { upload, ...(name && { name }) }, at, {
    quarantine: quarantineOf(),
    files,
  });
type Completion = {
  at: Date;
  by: Member;
  files: ReturnType<typeof memoryStorage>['store'];
  name: string;
};

async function sent(content: Buffer, kind: 'image' | 'photo' = 'image') {
  const ticket = await begin({ kind, type: 'image/jpeg', bytes: content.length });
  expect((await send(ticket.url, Uint8Array.from(content))).status).toBe(200);
  return ticket.upload;
}

const hasLeft = (key: string) =>
  vi.waitFor(async () => expect(await isInQuarantine(key)).toBe(false));

async function isInQuarantine(key: string): Promise<boolean> {
  const client = await openS3(settingsAt(s3.endpoint), 5000);
  const { Contents = [] } = await client.listObjectsV2({
    Bucket: bucket,
    Prefix: `uploads/quarantine/${key}`,
  });
  return Contents.length > 0;
}

const refusedAtUpload = (error: string, code = 'invalid') => ({
  code,
  message: error,
  fields: { upload: error },
});

describe('a file in the bucket', () => {
  test('is stored like a file in the request, and leaves quarantine', async () => {
    const content = await makePhonePhoto();
    const upload = await sent(content);
    expect(await isInQuarantine(upload)).toBe(true);
    const { store, files } = memoryStorage();
    const reply = await complete(upload, { files: store });
    expect(reply).toMatchObject({ width: 600, height: 900 });
    const usual = memoryStorage();
    const { name } = await storeImage(member.userId, content, now, usual.store);
    const url = 'url' in reply ? reply.url : '';
    expect(files.get(url)).toEqual(usual.files.get(name));
    const { exif } = await sharp(files.get(url)).metadata();
    expect(exif).toBeUndefined();
    const rows = await db.image.findMany({ where: { ownerId: member.userId } });
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(1);
    await hasLeft(upload);
  });

  test('can be a photo or a CV for a message', async () => {
    const photo = await complete(await sent(await makeJpeg(), 'photo'));
    const pdf = makePdf();
    const { upload, url } = await begin({
      ...{ kind: 'cv', type: 'application/pdf' },
      bytes: pdf.length,
    });
    expect((await send(url, Uint8Array.from(pdf), 'application/pdf')).status).toBe(200);
    const cv = await complete(upload, { name: 'Hannah.pdf' });
    const ids = [photo, cv].map((reply) => ('attachment' in reply ? reply.attachment : ''));
    const rows = await db.attachment.findMany({
      where: { id: { in: ids }, ownerId: member.userId, storedAt: { not: null } },
      orderBy: { kind: 'asc' },
      select: { kind: true, name: true, bytes: true },
    });
    expect(rows).toEqual([
      { kind: 'photo', name: null, bytes: expect.any(Number) },
      { kind: 'cv', name: 'Hannah.pdf', bytes: pdf.length },
    ]);
  });

  test('is refused if it only claims to be a picture, and leaves quarantine', async () => {
    const upload = await sent(Buffer.from('<html><script>alert(1)</script></html>'));
    await expect(complete(upload)).rejects.toMatchObject({
      code: 'unsupported',
      message: 'Please choose a JPEG, PNG or WebP picture.',
    });
    await hasLeft(upload);
    expect(await db.image.count({ where: { ownerId: member.userId } })).toBe(0);
  });

  test('is accepted once, also by concurrent calls', async () => {
    const upload = await sent(await makeJpeg());
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => complete(upload)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(complete(upload)).rejects.toMatchObject(
      refusedAtUpload(
        'This upload was completed already. Please upload the file again.',
        'conflict',
      ),
    );
  });

  test('is not found by other members', async () => {
    const upload = await sent(await makeJpeg());
    const stranger = await createMember();
    const gone = refusedAtUpload(
      'This upload was not found. Please upload the file again.',
      'not_found',
    );
    await expect(complete(upload, { by: stranger })).rejects.toMatchObject(gone);
    await expect(complete('0'.repeat(26))).rejects.toMatchObject(gone);
    expect(await complete(upload)).toHaveProperty('url');
  });

  test('is refused after ten minutes', async () => {
    const upload = await sent(await makeJpeg());
    await expect(complete(upload, { at: addTime(now, directUploadLife) })).rejects.toMatchObject(
      refusedAtUpload('This upload has taken too long. Please upload the file again.'),
    );
  });
});

describe('a file that is not in the bucket', () => {
  const missing = refusedAtUpload('The file has not arrived. Please upload it again.');

  test('is reported as missing', async () => {
    const { upload } = await begin(image(9));
    await expect(complete(upload)).rejects.toMatchObject(missing);
  });

  test.each([
    [
      'larger than announced',
      async (url: string, bytes: Buffer) => send(url, Uint8Array.from([...bytes, 0])),
    ],
    [
      'smaller than announced',
      async (url: string, bytes: Buffer) => send(url, Uint8Array.from(bytes.subarray(1))),
    ],
    [
      'of another type',
      async (url: string, bytes: Buffer) => send(url, Uint8Array.from(bytes), 'text/html'),
    ],
    [
      'sent to another key',
      async (url: string, bytes: Buffer) =>
        send(url.replace(/[^/]+(?=\?)/, randomUUID()), Uint8Array.from(bytes)),
    ],
    [
      'sent with a forged signature',
      async (url: string, bytes: Buffer) =>
        send(url.replace(/Signature=.{6}/, 'Signature=000000'), Uint8Array.from(bytes)),
    ],
  ])('is refused by the bucket if it is %s', async (_, put) => {
    const bytes = Buffer.from('not a picture, but as long as was announced');
    const { upload, url } = await begin(image(bytes.length));
    expect((await put(url, bytes)).status).toBe(403);
    await expect(complete(upload)).rejects.toMatchObject(missing);
  });

  test('is refused by the bucket after the address has expired', async () => {
    const { url } = await begin(image(1), addTime(now, -directUploadSigned));
    expect((await send(url, Uint8Array.of(1))).status).toBe(403);
  });

  test('is refused if the bucket accepted less, and not read if it accepted more', async () => {
    const cut = refusedAtUpload('Only part of the file has arrived. Please upload it again.');
    for (const size of [5, 50_000_000]) {
      const store = await loopback((response) => {
        response.writeHead(200, { 'content-length': String(size) });
        response.write('begin');
      });
      await expect(
        bucketQuarantine(settingsAt(store.url), 2000).read('key', 9),
      ).rejects.toMatchObject(cut);
    }
  });

  test('does not wait for a bucket that is silent or broken', async () => {
    const log = expectConsoleErrors();
    for (const reply of [silence, answer(500, '<Error><Code>InternalError</Code></Error>')]) {
      const store = await loopback(reply);
      const begun = performance.now();
      await expect(
        bucketQuarantine(settingsAt(store.url), 400).read('key', 9),
      ).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
      expect(performance.now() - begun).toBeLessThan(3000);
    }
    expect(log.join()).not.toContain('S3RVER');
  });
});

describe('a bucket that falls silent', () => {
  const notSaved = { code: 'unavailable', message: siteTexts.imagesNotSaved };

  /** With a reserved file. */
  async function silentBucket() {
    const { url, received } = await loopback(silence);
    // Its real timeout would end after the test.
    const hanging = { remove: () => new Promise<void>(() => undefined) };
    const quarantine = { ...bucketQuarantine(settingsAt(url)), ...hanging };
    const files = { ...s3Storage(settingsAt(url)), ...hanging };
    const { upload } = await beginDirectUpload(member, image(9), now, quarantine);
    const completeOnce = async () => {
      const begun = performance.now();
      const reply = completeDirectUpload(member, { upload }, now, { quarantine, files });
      await expect(reply).rejects.toMatchObject(notSaved);
      return performance.now() - begun;
    };
    return { received, files, completeOnce };
  }

  test('costs less than five seconds', async () => {
    expectConsoleErrors();
    const { completeOnce, files } = await silentBucket();
    expect(await completeOnce()).toBeLessThan(5000);
    expect(files.requireAnswers).toThrow(siteTexts.imagesNotSaved);
  });

  test('has four seconds for reading and storing together', async () => {
    const content = await makeJpeg();
    const slow = {
      ...quarantineOf(),
      // A timer may end a fraction of a millisecond early.
      read: () => delay(1501, content),
      remove: async () => undefined,
    };
    const { upload } = await begin(image(content.length));
    const { store } = memoryStorage();
    const given: (number | undefined)[] = [];
    const files: typeof store = {
      ...store,
      put: async (file, bytes, patience) => {
        given.push(patience);
        await store.put(file, bytes);
      },
    };
    await completeDirectUpload(member, { upload }, now, { quarantine: slow, files });
    expect(given).toHaveLength(3);
    for (const patience of given) expect(patience).toBeLessThanOrEqual(2500);
  });

  test('does not spend an upload that comes just afterwards', async () => {
    expectConsoleErrors();
    const { received, files, completeOnce } = await silentBucket();
    await expect(files.put(`${'a'.repeat(26)}.webp`, Buffer.from('x'))).rejects.toThrow();
    const receivedCount = received.length;
    expect(await completeOnce()).toBeLessThan(1000);
    expect(received).toHaveLength(receivedCount);
    expect(await db.directUpload.count({ where: { ownerId: member.userId, takenAt: null } })).toBe(
      1,
    );
  });
});

describe('a reservation', () => {
  test('is signed for five minutes, one key, one size and one type', async () => {
    const { upload, url } = await begin(image(4_200_000));
    const { pathname, searchParams, origin } = new URL(url);
    expect(upload).toMatch(/^[0-9a-z]{26}$/);
    expect([origin, pathname]).toEqual([s3.endpoint, `/${bucket}/uploads/quarantine/${upload}`]);
    expect(searchParams.get('X-Amz-Expires')).toBe(String(directUploadSigned / second));
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(await db.directUpload.findUnique({ where: { key: upload } })).toMatchObject({
      ownerId: member.userId,
      kind: 'image',
      bytes: 4_200_000,
      createdAt: now,
      takenAt: null,
    });
  });

  test('is limited to two files at a time, until they are completed or expired', async () => {
    const [first] = [await begin(image(9)), await begin(image(9), addTime(now, 60_000))];
    const refused = {
      code: 'rate_limited',
      message:
        'Other large files of yours are being uploaded. Please try again when they are done.',
      retryAfter: (directUploadLife - 120_000) / second,
    };
    await expect(begin(image(9), addTime(now, 120_000))).rejects.toMatchObject(refused);
    await begin(image(9), now, await createMember());
    await expect(complete(first.upload)).rejects.toMatchObject({ code: 'invalid' });
    await begin(image(9), addTime(now, 120_000));
    await begin(image(9), addTime(now, directUploadLife + 60_000));
  });

  test('is granted to two of ten concurrent calls', async () => {
    const calls = Array.from({ length: 10 }, () => begin(image(9)));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('counts as an upload of its kind', async () => {
    await countRequests(limits.uploadImage, member.userId, limits.uploadImage.max, now);
    await expect(begin(image(9))).rejects.toMatchObject({ code: 'rate_limited' });
    await begin({ kind: 'photo', type: 'image/png', bytes: 9 });
  });

  test.each([
    [{ bytes: imageMaxBytes + 1 }, 'bytes', 'Pictures can have at most 8 MB.'],
    [{ bytes: 0 }, 'bytes', /./],
    [{ type: 'text/html' }, 'type', 'Please choose a JPEG, PNG or WebP picture.'],
    [{ kind: 'cv' }, 'type', 'Please choose a PDF.'],
    [{ kind: 'cv', type: 'application/pdf', bytes: 6_000_000 }, 'bytes', /at most 5 MB/],
    [{ kind: 'film' }, 'kind', /./],
  ])('is refused for %j', (change, field, sentence) => {
    const { error } = newDirectUpload.safeParse({ ...image(9), ...change });
    const found = error?.issues.find(({ path }) => path[0] === field);
    expect(found?.message).toMatch(sentence);
  });

  test('is not found unless direct uploads are configured', async () => {
    await expect(beginDirectUpload(member, image(9), now)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(uploadsTo('/post')).toBeUndefined();
  });
});

test('only pages with file fields may send to the bucket', () => {
  vi.stubEnv('S3_BUCKET', bucket);
  vi.stubEnv('S3_REGION', 'eu-west-2');
  vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER');
  expect(uploadsTo('/post')).toBeUndefined();
  vi.stubEnv('DIRECT_UPLOADS', 'on');
  expect(uploadsTo('/ad/1')).toBe('https://pictures.s3.eu-west-2.amazonaws.com');
  for (const page of ['/', '/search', '/browse/all/uk', '/address', '/login']) {
    expect(uploadsTo(page), page).toBeUndefined();
  }
  vi.stubEnv('S3_BUCKET', 'my.pictures');
  expect(uploadsTo('/post')).toBe('https://s3.eu-west-2.amazonaws.com');
  vi.stubEnv('S3_ENDPOINT', 'https://store.example:9000/base');
  expect(uploadsTo('/post')).toBe('https://store.example:9000');
});

test('the policy contains the origin that the S3 client uses', async () => {
  for (const name of [bucket, 'my.pictures']) {
    const settings = { ...settingsAt(''), bucket: name, endpoint: undefined };
    const url = await bucketQuarantine(settings).sign('key', image(9), now);
    vi.stubEnv('DIRECT_UPLOADS', 'on');
    vi.stubEnv('S3_BUCKET', name);
    vi.stubEnv('S3_REGION', 'eu-west-2');
    vi.stubEnv('S3_ENDPOINT', '');
    vi.stubEnv('S3_ACCESS_KEY_ID', 'S3RVER');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'S3RVER');
    expect(new URL(url).origin).toBe(uploadsTo('/post'));
  }
});

test('the sweep removes abandoned uploads after an hour', async () => {
  await db.directUpload.deleteMany();
  const old = await sent(await makeJpeg());
  // Completed, and uploaded again before the URL expired.
  const again = await begin(image(9));
  await expect(complete(again.upload)).rejects.toMatchObject({ code: 'invalid' });
  await send(again.url, new Uint8Array(9));
  await db.directUpload.updateMany({ data: { createdAt: addTime(now, -hour - 1) } });
  const young = await sent(await makeJpeg());
  expect(await sweepDirectUploads(now, quarantineOf())).toBe(2);
  for (const key of [old, again.upload]) expect(await isInQuarantine(key)).toBe(false);
  expect(await isInQuarantine(young)).toBe(true);
  expect(await db.directUpload.findMany({ select: { key: true } })).toEqual([{ key: young }]);
});

test('the sweep holds no row while the bucket hangs', async () => {
  await db.directUpload.deleteMany();
  const { upload } = await begin(image(9), addTime(now, -hour - 1));
  const store = quarantineOf();
  const { called, answer, remove } = hangingRemoval(store.remove);
  const sweeping = sweepDirectUploads(now, { ...store, remove });
  await called;
  expect(await db.$queryRaw`SELECT "key" FROM "DirectUpload" FOR UPDATE NOWAIT`).toEqual([
    { key: upload },
  ]);
  answer();
  expect(await sweeping).toBe(1);
});

test('the sweep keeps its rows while the bucket is unreachable', async () => {
  expectConsoleErrors();
  await begin(image(9), addTime(now, -hour - 1));
  const store = await loopback(answer(500, '<Error><Code>InternalError</Code></Error>'));
  await expect(
    sweepDirectUploads(now, bucketQuarantine(settingsAt(store.url), 1000)),
  ).rejects.toMatchObject({ code: 'unavailable' });
  expect(await db.directUpload.count({ where: { ownerId: member.userId } })).toBe(1);
});
