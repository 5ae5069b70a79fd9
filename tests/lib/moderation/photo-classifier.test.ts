import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPublicAd } from '@/lib/ads/reading/queries';
import { addTime, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import type { Storage } from '@/lib/images/storage/storage-interface';
import { decide } from '@/lib/moderation/decisions/decide';
import { classifyPhotos } from '@/lib/moderation/photos/classify-photos';
import { judgeLabels } from '@/lib/moderation/photos/judge-labels';
import { takeNext } from '@/lib/moderation/queue/take-next';
import { decisionForm } from '@/lib/moderation/schema';
import { httpClassifier } from '@/lib/screening/photos/classifier';
import { createAd, createImages } from '@/tests/builders/ad';
import { createMember } from '@/tests/builders/member';
import { answer, deadAddress, hangUp, loopback, silence } from '@/tests/builders/servers/loopback';
import { jobRows } from '@/tests/builders/servers/queue';
import { createStaff } from '@/tests/builders/staff';

/* The contract with a photo classifier, and the effects of its answers. */

const now = new Date();
const picture = new Uint8Array([1, 2, 3]);
const store: Storage = {
  requireAnswers: () => undefined,
  put: async () => undefined,
  get: async () => picture,
  remove: async () => undefined,
};
const limits = { hold: { weapon: 0.9 }, flag: { nudity: 0.7 } };
const labels = (...given: [name: string, score: number][]) =>
  answer(200, { labels: given.map(([name, score]) => ({ name, score })) });
const serviceAt = (url: string, timeout?: number) => {
  const settings = { url: `${url}/classify`, token: 'secret', ...limits };
  return { settings, classify: httpClassifier(settings, timeout), store };
};

beforeEach(() => db.moderationCase.deleteMany());
afterEach(() => vi.unstubAllEnvs());

describe('the call', () => {
  const ask = (url: string, timeout?: number) => serviceAt(url, timeout).classify(picture);

  test('posts the photo with the token and reads labels', async () => {
    const { url, received } = await loopback(labels(['weapon', 0.97], ['sofa', 0.1]));
    expect(await ask(url)).toEqual([
      { name: 'weapon', score: 0.97 },
      { name: 'sofa', score: 0.1 },
    ]);
    expect(received[0]).toMatchObject({ method: 'POST', path: '/classify' });
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'image/webp',
    });
    expect(received[0]?.raw).toEqual(Buffer.from(picture));
  });

  test.each([
    ['a fault', answer(503, {})],
    ['a refusal', answer(401, {})],
    ['silence', silence],
    ['a lost connection', hangUp],
    ['what is no JSON', answer(200, 'x')],
    ['labels of another form', answer(200, { labels: [{ name: 'weapon', score: 97 }] })],
    ['too much', answer(200, { labels: [], more: 'x'.repeat(70_000) })],
    ['a redirect', answer(302, {}, { location: 'https://elsewhere.example/' })],
  ])('throws after %s', async (_, reply) => {
    const { url } = await loopback(reply);
    await expect(ask(url, 200)).rejects.toThrow();
  });

  test('throws if nothing is listening', async () => {
    await expect(ask(await deadAddress())).rejects.toThrow();
  });
});

test.each([
  [false, [['weapon', 0.9]], 'held', ['weapon 90%']],
  [true, [['weapon', 0.95]], 'held', ['weapon 95%']],
  [false, [['weapon', 0.89]], 'clear', []],
  [false, [['nudity', 0.7]], 'flagged', ['nudity 70%']],
  [true, [['nudity', 0.99]], 'clear', []],
  [false, [['constructor', 1]], 'clear', []],
] as const)('in an adult ad (%s), %j is %s', (isAdult, found, outcome, shown) => {
  const given = found.map(([name, score]) => ({ name, score }));
  expect(judgeLabels(given, limits, isAdult)).toEqual({ outcome, labels: shown });
});

describe('the photos of an ad', () => {
  async function adWithPhotos(count = 1) {
    const seller = await createMember();
    const names = await createImages(seller, count);
    const images = names.map((src, index) => ({ src, main: index === 0 }));
    const ad = await createAd(seller, { form: { images }, now });
    const until = addTime(now, hour).toISOString();
    return { id: ad._id, payload: { adId: ad._id, until } };
  }

  test('are classified by a job if a classifier is configured', async () => {
    const queued = async () => (await jobRows()).filter(({ task }) => task === 'classify-photos');
    const before = (await queued()).length;
    await adWithPhotos();
    expect(await queued()).toHaveLength(before);
    vi.stubEnv('PHOTO_CLASSIFIER_URL', 'http://127.0.0.1:9');
    vi.stubEnv('PHOTO_CLASSIFIER_TOKEN', 'secret');
    await adWithPhotos();
    expect(await queued()).toHaveLength(before + 1);
  });

  test('hold the ad for forbidden content; a moderator can approve it finally', async () => {
    const { id, payload } = await adWithPhotos(2);
    const { url, received } = await loopback(labels(['sofa', 1]), labels(['weapon', 0.97]));
    await classifyPhotos(payload, now, serviceAt(url));
    expect(await getPublicAd(id, now)).toBeNull();
    const staff = await createStaff();
    const { item } = await takeNext(staff, { skip: [], later: [] }, now);
    expect(item).toMatchObject({ targetId: id, risk: 70, causes: ['Screening'] });
    expect(item?.ad?.hits).toMatchObject([{ rule: 'photos', words: 'Photo 2, weapon 97%' }]);
    const approve = { targetType: 'ad', targetId: id, action: 'approve' };
    await decide(staff, decisionForm.parse(approve), now);
    await classifyPhotos(payload, now, serviceAt(url));
    expect(received).toHaveLength(2);
    expect(await getPublicAd(id, now)).not.toBeNull();
  });

  test('that a moderator should see do not hide the ad', async () => {
    const { id, payload } = await adWithPhotos();
    const { url } = await loopback(labels(['nudity', 0.8]));
    await classifyPhotos(payload, now, serviceAt(url));
    expect(await getPublicAd(id, now)).not.toBeNull();
    const { item } = await takeNext(await createStaff(), { skip: [], later: [] }, now);
    expect(item).toMatchObject({ targetId: id, causes: ['Screening'] });
  });

  test('without findings open no case', async () => {
    const { payload } = await adWithPhotos();
    const { url } = await loopback(labels());
    await classifyPhotos(payload, now, serviceAt(url));
    expect(await db.moderationCase.count()).toBe(0);
  });

  test('are retried while the classifier fails, and after an hour a moderator is asked', async () => {
    const { id, payload } = await adWithPhotos(2);
    const { url } = await loopback(labels(), answer(503, {}));
    const late = addTime(now, hour + minute);
    await expect(classifyPhotos(payload, now, serviceAt(url))).rejects.toThrow('503');
    expect(await db.moderationCase.count()).toBe(0);
    await classifyPhotos(payload, late, serviceAt(url));
    expect(await getPublicAd(id, now)).not.toBeNull();
    const { item } = await takeNext(await createStaff(), { skip: [], later: [] }, late);
    expect(item?.ad?.hits).toMatchObject([{ rule: 'photo not checked', words: 'Photo 2' }]);
  });
});
