import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTime, hour } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { newImageName } from '@/lib/images/image-names';
import { beginUpload, endUpload, removeFailedUpload } from '@/lib/images/image-uploads';
import { imageFile } from '@/lib/images/image-url';
import { diskStorage } from '@/lib/images/storage/disk-storage';
import { s3Storage } from '@/lib/images/storage/s3-storage';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { storeImage } from '@/lib/images/store-image';
import { sweepImages } from '@/lib/images/sweep-images';
import { expectConsoleErrors } from '@/tests/builders/console';
import { hangingRemoval } from '@/tests/builders/hanging';
import { makeJpeg } from '@/tests/builders/image';
import { createMember, type Member } from '@/tests/builders/member';
import { loopback } from '@/tests/builders/servers/loopback';
import { startS3 } from '@/tests/builders/servers/s3';
import { memoryStorage } from './rows';

/* Uploads that stop between their first file and the picture's row. */

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, hour + 1);

let member: Member;
let root: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'uploads-'));
  s3 = await startS3('pictures');
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  await db.imageUpload.deleteMany();
  member = await createMember();
});

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const stores: [string, () => Storage][] = [
  ['in memory', () => memoryStorage().store],
  ['on disk', () => diskStorage(root)],
  [
    'in a bucket',
    () =>
      s3Storage({ bucket: 'pictures', region: 'eu-west-2', endpoint: s3.endpoint, credentials }),
  ],
];

/** A store for a process that stops at its second file. */
function dying(store: Storage) {
  const { promise: dead, resolve: die } = Promise.withResolvers<void>();
  const put: string[] = [];
  const seen: Storage = {
    ...store,
    async put(file, bytes) {
      if (put.push(file) > 1) return new Promise(() => {});
      await store.put(file, bytes);
      die();
    },
  };
  return { seen, put, dead };
}

const unfinished = () => db.imageUpload.count();

describe.each(stores)('with files %s', (_, open) => {
  test('the sweep removes the files of a killed process after an hour', async () => {
    const store = open();
    const { seen, put, dead } = dying(store);
    void storeImage(member.userId, await makeJpeg(), now, seen);
    await dead;
    const [file = ''] = put;
    await sweepImages(addTime(now, hour), store);
    expect(await store.get(file)).toBeDefined();
    await sweepImages(later, store);
    expect(await store.get(file)).toBeUndefined();
    expect(await unfinished()).toBe(0);
  });

  test('a failed upload leaves no file and no picture, and a finished one no upload row', async () => {
    const store = open();
    const put: string[] = [];
    const full: Storage = {
      ...store,
      async put(file, bytes) {
        if (put.push(file) > 1) throw new Error('disk full');
        await store.put(file, bytes);
      },
    };
    await expect(storeImage(member.userId, await makeJpeg(), now, full)).rejects.toThrow(
      'disk full',
    );
    await vi.waitFor(async () => expect(await store.get(put[0] ?? '')).toBeUndefined());
    expect(await db.image.count({ where: { ownerId: member.userId } })).toBe(0);
    await sweepImages(later, store);
    const { name } = await storeImage(member.userId, await makeJpeg(), later, store);
    expect(await unfinished()).toBe(0);
    await sweepImages(addTime(later, 2 * hour), store);
    expect(await store.get(name)).toBeDefined();
  });
});

test('files that cannot be removed after a failure are removed by the sweep', async () => {
  const logged = expectConsoleErrors();
  const { store, files } = memoryStorage(1);
  const away = { ...store, remove: () => Promise.reject(new Error('the store is away')) };
  await expect(storeImage(member.userId, await makeJpeg(), now, away)).rejects.toThrow('disk full');
  await vi.waitFor(() => expect(logged.join()).toContain('wait for the sweep'));
  expect(files.size).toBe(1);
  await expect(sweepImages(later, away)).rejects.toThrow('the store is away');
  expect(await unfinished()).toBe(1);
  await sweepImages(later, store);
  expect(files.size).toBe(0);
  expect(await unfinished()).toBe(0);
});

describe('the removal of a failed upload', () => {
  test('holds no row, nor a connection for writing, while the store hangs', async () => {
    const { store, files } = memoryStorage(1);
    const { promise: removing, resolve: begin } = Promise.withResolvers<void>();
    const hanging: Storage = {
      ...store,
      remove: () => {
        begin();
        return new Promise(() => {});
      },
    };
    const upload = storeImage(member.userId, await makeJpeg(), now, hanging);
    await expect(upload).rejects.toThrow('disk full');
    await removing;
    const rows = await db.$queryRaw<unknown[]>`SELECT 1 FROM "ImageUpload" FOR UPDATE NOWAIT`;
    expect(rows).toHaveLength(1);
    await sweepImages(later, store);
    expect([files.size, await unfinished()]).toEqual([0, 0]);
  });

  test.each([
    ['kept if the picture is written after all', true],
    ['removed if it is not', false],
  ])('files whose commit was not answered are %s', async (_, isCommitted) => {
    const { store, files } = memoryStorage();
    const name = newImageName();
    const file = imageFile(name, 720);
    await store.put(file, Buffer.from('picture'));
    await beginUpload(name, now);
    const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const commit = db.$transaction(async (tx) => {
      await endUpload(name, tx);
      write();
      await decided;
      if (!isCommitted) throw new Error('rolled back');
    });
    const committed = commit.catch(() => undefined);
    await written;
    const removal = removeFailedUpload(name, store);
    expect(await Promise.race([removal.then(() => 'removed'), delay(300, 'waits')])).toBe('waits');
    decide();
    await Promise.all([committed, removal]);
    expect(files.has(file)).toBe(isCommitted);
  });
});

test('the sweep holds no row while the store hangs, and forgets no upload that begins again', async () => {
  const { store, files } = memoryStorage();
  const name = newImageName();
  const file = imageFile(name, 720);
  await beginUpload(name, now);
  await store.put(file, Buffer.from('picture'));
  const { called, answer, remove } = hangingRemoval(store.remove);
  const sweeping = sweepImages(later, { ...store, remove });
  await called;
  expect(
    await db.$queryRaw`SELECT "name" FROM "ImageUpload" WHERE "name" = ${name} FOR UPDATE NOWAIT`,
  ).toEqual([{ name }]);
  expect(await db.$transaction((tx) => endUpload(name, tx))).toBe(false);
  await beginUpload(name, later);
  answer();
  await sweeping;
  expect(files.has(file)).toBe(false);
  expect(await db.imageUpload.count({ where: { name } })).toBe(1);
});

test('an upload that was swept before it finished is refused and removed', async () => {
  const { store, files } = memoryStorage();
  let isSwept = false;
  const slow: Storage = {
    ...store,
    async put(file, bytes) {
      await store.put(file, bytes);
      if (!isSwept) await sweepImages(later, store);
      isSwept = true;
    },
  };
  await expect(storeImage(member.userId, await makeJpeg(), now, slow)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await vi.waitFor(() => expect(files.size).toBe(0));
  expect(await db.image.count({ where: { ownerId: member.userId } })).toBe(0);
});

test('a crash while a file is written leaves nothing that its removal would miss', async () => {
  const store = diskStorage(root);
  const name = `${'a'.repeat(26)}.webp`;
  await store.put(name, Buffer.from('picture'));
  const path = join(root, name.slice(0, 2), name);
  await writeFile(`${path}.tmp`, 'pict');
  await store.remove([name]);
  expect(await readdir(dirname(path))).toEqual([]);
});

test('a bucket that does not answer delays the member by seconds, and leaves no orphaned file', async () => {
  expectConsoleErrors();
  const taken: string[] = [];
  let isMute = true;
  const { url } = await loopback((response, { method, path = '', body }) => {
    if (method === 'PUT') taken.push(path.split('?')[0]?.replace('/pictures/', '') ?? '');
    const removed = Array.from(body.matchAll(/<Key>([^<]+)/g), ([, key]) => key);
    if (isMute) return;
    for (const key of removed) taken.splice(taken.indexOf(key ?? ''), 1);
    response.end('<DeleteResult/>');
  });
  const store = s3Storage(
    { bucket: 'pictures', region: 'eu-west-2', endpoint: url, credentials },
    800,
  );
  const started = performance.now();
  await expect(storeImage(member.userId, await makeJpeg(), now, store)).rejects.toMatchObject({
    code: 'unavailable',
  });
  // The timeout of one call and the processing of the picture.
  expect(performance.now() - started).toBeLessThan(2000);
  expect(new Set(taken).size).toBe(3);
  expect(await db.imageUpload.count()).toBe(1);
  isMute = false;
  taken.splice(0, taken.length, ...new Set(taken));
  await vi.waitFor(async () => {
    await sweepImages(later, store);
    expect([taken, await db.imageUpload.count()]).toEqual([[], 0]);
  }, 8000);
  // The upload's own removal is tried again while the server still answers, not in the next test.
  await delay(3000);
}, 20_000);
