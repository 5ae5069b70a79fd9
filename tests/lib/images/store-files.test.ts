import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newImageName } from '@/lib/images/image-names';
import { type StoreFiles, storeFiles } from '@/lib/images/storage/store-files';
import { startService } from '../../../scripts/chaos/services';
import { sentenceFor } from '../../../scripts/launch/preflight.mjs';
import { answer, loopback } from '../../builders/servers/loopback';
import { startS3 } from '../../builders/servers/s3';
import { wholeWebp } from '../../builders/whole-webp';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder = '';
beforeAll(async () => {
  s3 = await startS3('pictures');
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const stores: Record<string, () => StoreFiles> = {
  disk: () => storeFiles({ DATA_DIR: folder }),
  bucket: () => storeFiles(bucket()),
};

const bucket = () => ({
  DATA_DIR: folder,
  S3_BUCKET: 'pictures',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_ENDPOINT: s3.endpoint,
});

const listed = async (store: StoreFiles, kind: 'pictures' | 'erasures') => {
  const found: [string, number][] = [];
  for await (const { key, bytes } of store.list(kind)) found.push([key, bytes]);
  return found.sort();
};

test.each(Object.keys(stores))(
  'a %s lists, reads, writes and removes pictures and erasures separately',
  async (name) => {
    const store = stores[name]?.() as StoreFiles;
    expect(await listed(store, 'pictures')).toEqual([]);
    const picture = newImageName();
    const bytes = wholeWebp('picture');
    await store.write('pictures', picture, bytes);
    await store.write('erasures', '2026-11-23T03.10.00.000Z_ad_ab12', new Uint8Array());
    expect(await listed(store, 'pictures')).toEqual([[picture, bytes.length]]);
    expect(await listed(store, 'erasures')).toEqual([['2026-11-23T03.10.00.000Z_ad_ab12', 0]]);
    expect(Buffer.from(await store.read('pictures', picture))).toEqual(bytes);
    await expect(store.read('pictures', newImageName())).rejects.toThrow();
    await expect(store.write('pictures', '../key', Buffer.from('x'))).rejects.toThrow('no name');
    await store.remove('erasures', '2026-11-23T03.10.00.000Z_ad_ab12');
    await store.remove('erasures', '2026-11-23T03.10.00.000Z_ad_ab12');
    await expect(store.remove('erasures', '../key')).rejects.toThrow('no name');
    expect(await listed(store, 'erasures')).toEqual([]);
    expect(await listed(store, 'pictures')).toEqual([[picture, bytes.length]]);
  },
);

test('a bucket with several pages of pictures is listed completely', async () => {
  const pages = [newImageName(), newImageName()];
  const xml = (name: string, next: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>pictures</Name><IsTruncated>${next !== ''}</IsTruncated>
     <Contents><Key>uploads/${name}</Key><Size>5</Size></Contents>
     <Contents><Key>uploads/erasures/2026-11-23T03.10.00.000Z_ad_ab12</Key><Size>0</Size></Contents>
     ${next && `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;
  const type = { 'content-type': 'application/xml' };
  const service = await loopback(
    answer(200, xml(pages[0] ?? '', 'more'), type),
    answer(200, xml(pages[1] ?? '', ''), type),
  );
  const store = storeFiles({ ...bucket(), S3_ENDPOINT: service.url });
  expect(await listed(store, 'pictures')).toEqual(pages.map((name) => [name, 5]).sort());
  expect(service.received[1]?.path).toContain('continuation-token=more');
});

test("a bucket's refusal is reported in a sentence, without a stack", async () => {
  const refusal =
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>x</Message></Error>';
  const service = await loopback(answer(403, refusal, { 'content-type': 'application/xml' }));
  const store = storeFiles({ ...bucket(), S3_ENDPOINT: service.url });
  const said = await listed(store, 'pictures').catch(sentenceFor);
  expect(said).toBe('Cannot list the bucket pictures: AccessDenied (403).');
  await expect(store.read('pictures', newImageName())).rejects.toThrow(/^Cannot read uploads/);
  await expect(store.write('erasures', 'a', new Uint8Array())).rejects.toThrow(/^Cannot write/);
});

test('a page of a proxy in place of the bucket is no list, no picture and no receipt', async () => {
  const service = await startService((_, response) => response.end());
  onTestFinished(service.close);
  service.set('lying');
  const store = storeFiles({ ...bucket(), S3_ENDPOINT: service.url });
  const picture = newImageName();
  const said = await listed(store, 'pictures').catch(sentenceFor);
  expect(said).toBe('Cannot list the bucket pictures: NotConfirmed.');
  await expect(store.read('pictures', picture)).rejects.toThrow(/^Cannot read uploads/);
  await expect(store.write('pictures', picture, wholeWebp('new'))).rejects.toThrow(/^Cannot write/);
  await expect(store.write('erasures', 'a', new Uint8Array())).rejects.toThrow(/^Cannot write/);
});
