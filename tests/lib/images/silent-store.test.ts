import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uploadQueue } from '@/lib/api/uploads/upload-queue';
import { imageLimits } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { s3Storage } from '@/lib/images/storage/s3-storage';
import { noticeSilence } from '@/lib/images/storage/silent-store';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { storeImage } from '@/lib/images/store-image';
import { expectConsoleErrors } from '@/tests/builders/console';
import { makeJpeg } from '@/tests/builders/image';
import { createMember, type Member } from '@/tests/builders/member';
import { answer, loopback, silence } from '@/tests/builders/servers/loopback';
import { memoryStorage } from './rows';

const now = new Date('2026-11-20T12:00:00Z');
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const settingsAt = (endpoint: string, bucket = 'pictures') => ({
  ...{ bucket, region: 'eu-west-2', endpoint, credentials },
});
const file = `${'a'.repeat(26)}.webp`;
const bytes = Buffer.from('picture');

/** One member sends all pictures of an ad, ten others one each, at the same time. */
async function burst(store: Storage) {
  const [many, ...others] = await Promise.all(Array.from({ length: 11 }, () => createMember()));
  const senders: (Member | undefined)[] = [...Array(imageLimits.many).fill(many), ...others];
  const picture = await makeJpeg({ width: 400, height: 300 });
  const begun = performance.now();
  return Promise.all(
    senders.map(async (member) => {
      const userId = member?.userId ?? '';
      const upload = uploadQueue(
        userId,
        async () => picture,
        (image) => storeImage(userId, image, now, store),
      );
      const end = await upload.then(
        () => 'stored',
        (error: Error) => error.message,
      );
      return { end, ms: performance.now() - begun };
    }),
  );
}

describe('many uploads at the same time', () => {
  test('wait for a silent store once', async () => {
    expectConsoleErrors();
    const { url } = await loopback(silence);
    const store = s3Storage(settingsAt(url), 2 * second);
    const ends = await burst({ ...store, remove: async () => undefined });
    expect(new Set(ends.map(({ end }) => end))).toEqual(new Set([siteTexts.imagesNotSaved]));
    expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(5000);
    expect(await db.image.count()).toBe(0);
  });

  test('are all stored by one that takes its time', async () => {
    const { store } = memoryStorage();
    const slow: Storage = {
      ...store,
      put: async (name, content) => {
        await delay(500);
        await store.put(name, content);
      },
    };
    const ends = await burst(slow);
    expect(new Set(ends.map(({ end }) => end))).toEqual(new Set(['stored']));
  });
});

describe('a bucket', () => {
  afterEach(() => vi.useRealTimers());

  test('that fails at once is asked again', async () => {
    expectConsoleErrors();
    const { url } = await loopback(
      answer(500, ''),
      answer(500, ''),
      answer(500, ''),
      answer(200, '', { etag: '"1"' }),
    );
    const store = s3Storage(settingsAt(url));
    await expect(store.put(file, bytes)).rejects.toMatchObject({ code: 'unavailable' });
    expect(store.requireAnswers).not.toThrow();
    await store.put(file, bytes);
  });

  test('that was silent refuses for five seconds, and no other does', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const silent = settingsAt('http://silent.example');
    const failing = noticeSilence(silent, second, async () => {
      vi.advanceTimersByTime(second);
      throw new Error('timed out');
    });
    await expect(failing).rejects.toThrow('timed out');
    const { requireAnswers } = s3Storage(silent);
    vi.advanceTimersByTime(4.9 * second);
    expect(requireAnswers).toThrow(
      expect.objectContaining({
        code: 'unavailable',
        message: siteTexts.imagesNotSaved,
        retryAfter: 5,
      }),
    );
    expect(s3Storage(settingsAt('http://silent.example', 'others')).requireAnswers).not.toThrow();
    vi.advanceTimersByTime(0.1 * second);
    expect(requireAnswers).not.toThrow();
  });
});
