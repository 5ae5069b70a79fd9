import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { renewKey } from '@/lib/ads/reminders/renew-key';
import { cataloguePrices } from '@/lib/catalogue/upgrades';
import { db } from '@/lib/db/client';
import { errorStatus } from '@/lib/errors';
import { appealKey } from '@/lib/moderation/appeals/appeal-key';
import { unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { bodies } from '@/lib/openapi/bodies';
import { errorsOf } from '@/lib/openapi/errors';
import type { Method, Operation } from '@/lib/openapi/operation';
import { operations } from '@/lib/openapi/operations';
import { problem } from '@/lib/openapi/replies/shared';
import { signSandboxEvent } from '@/lib/payments/providers/sandbox/signature';
import {
  createUser,
  messagesTo,
  newEmail,
  newMobile,
  sessionFor,
  testPassword,
} from '../builders/account';
import { createAd, validAdForm } from '../builders/ad';
import { dataUrl, makeJpeg } from '../builders/image';
import { createMember, type Member } from '../builders/member';
import { goodCard, intentEvent } from '../builders/payment';
import { pdfDataUrl } from '../builders/pdf';
import { profile } from '../builders/registration';
import { baseUrl, request } from '../builders/servers/http';
import { startSecondSite } from '../builders/servers/second-site';
import { startStrictS3 } from '../builders/servers/strict-s3';
import { createStaff } from '../builders/staff';

/* Compares real replies with the OpenAPI document, for every operation. */

const answered = new Set<string>();

type Call = {
  body?: unknown;
  token?: string;
  id?: string;
  query?: string;
  headers?: Record<string, string>;
  /** Default: the site of the tests. */
  at?: string;
};

/** Calls an operation by its operationId and checks the reply against the document. */
async function call(
  id: string,
  { body, token, id: of = '', query = '', headers, at = '' }: Call = {},
) {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation is called ${id}`);
  const path = at + operation.path.replace(/\{(?:id|key)\}/, of) + query;
  const reply = await request(operation.method.toUpperCase(), path, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { token } : {}),
    ...(headers ? { headers } : {}),
  });
  expectPromised(operation, reply);
  return reply;
}

function expectPromised(operation: Operation, reply: Awaited<ReturnType<typeof request>>) {
  expect(reply.headers.get('x-request-id')).toBeTruthy();
  if (reply.status < 300) {
    expect([operation.id, reply.status]).toEqual([operation.id, operation.status ?? 200]);
    expect(operation.reply.safeParse(reply.data).error).toBeUndefined();
    answered.add(operation.id);
    return;
  }
  const { code } = problem.parse(reply.data);
  expect(reply.status).toBe(errorStatus[code]);
  expect(errorsOf(operation)).toContain(code);
  if (code === 'rate_limited') expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
}

let member: Member;
let stranger: Member;

beforeAll(async () => {
  [member, stranger] = [await createMember(), await createMember()];
});

describe('GET /api/openapi.json', () => {
  test('is public, cacheable, and has every operation', async () => {
    const { status, headers, data } = await request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toContain('application/json');
    const methods: { operationId: string }[] = Object.values(data.paths).flatMap((path) =>
      Object.values(path as Record<Method, { operationId: string }>),
    );
    expect(methods.map(({ operationId }) => operationId).sort()).toEqual(
      operations.map(({ id }) => id).sort(),
    );
  });
});

describe('replies match the description:', () => {
  test('registration, password reset, login and logout', async () => {
    const email = newEmail();
    const { challenge, code } = (await call('sendEmailCode', { body: { email } })).data;
    await call('sendEmailCode', { body: { email } });
    await call('verifyEmailCode', { body: { email, code: '12', challenge } });
    await call('verifyEmailCode', { body: { email, code, challenge } });
    const form = { ...profile(), email, challenge };
    const { token: bearer } = (await call('register', { body: form })).data;
    expect((await call('register', { body: form })).status).toBe(409);
    await call('getMe', { token: bearer });
    const passwords = { newPassword: 'Quiet-River-7', confirmPassword: 'Quiet-River-7' };
    await call('changePassword', {
      token: bearer,
      body: { ...passwords, currentPassword: form.password },
    });
    await call('updateMe', { token: bearer, body: { gender: '', dob: '1990-03-24' } });
    expect((await call('updateMe', { token: bearer, body: { dob: '?' } })).status).toBe(400);
    await call('requestReset', { body: { email } });
    const mails = await messagesTo(email);
    const token = /reset-password\?token=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
    const body = { token, password: 'Other-Lamp-88' };
    await call('resetPassword', { body });
    expect((await call('resetPassword', { body })).status).toBe(400);
    expect((await call('login', { body: { email, password: form.password } })).status).toBe(401);
    const login = await call('login', { body: { email, password: body.password } });
    await call('logout', { token: login.data.token });
    expect((await call('getMe', { token: login.data.token })).status).toBe(401);
  });

  test('changing the email address', async () => {
    const { token } = await sessionFor(await createUser());
    const address = { email: newEmail(), password: testPassword };
    const { code } = (await call('sendEmailChangeCode', { token, body: address })).data;
    expect((await call('sendEmailChangeCode', { token, body: address })).status).toBe(429);
    await call('changeEmail', { token, body: { ...address, code: 'x' } });
    await call('changeEmail', { token, body: { ...address, code } });
  });

  test('exporting and deleting an account', async () => {
    const user = await createUser();
    const { token, actor } = await sessionFor(user);
    await createAd(actor);
    const draft = { form: validAdForm('goods'), step: 1 };
    await call('createDraft', { token, body: draft });
    await call('uploadImage', {
      token,
      body: { image: dataUrl(await makeJpeg({ width: 400, height: 300 })) },
    });
    await db.purchase.create({
      data: { ownerId: user.id, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
    });
    const { data } = await call('exportMyData', { token });
    for (const part of ['sessions', 'ads', 'drafts', 'images', 'purchases', 'actions']) {
      expect(data[part], part).toHaveLength(1);
    }
    const wrong = { password: 'Wrong1234' };
    expect((await call('deleteMe', { token, body: wrong })).status).toBe(400);
    await call('deleteMe', { token, body: { password: testPassword } });
    expect((await call('exportMyData', { token })).status).toBe(401);
  });

  test('phone verification and the age check', async () => {
    const { token } = stranger;
    const phone = newMobile();
    const { code } = (await call('sendPhoneCode', { token, body: { phone } })).data;
    expect((await call('sendPhoneCode', { token, body: { phone } })).status).toBe(429);
    await call('verifyPhoneCode', { token, body: { phone, code } });
    const again = await call('sendPhoneCode', { token, body: { phone } });
    expect(again.data).toEqual({ success: true, verified: true });
    await call('removePhone', { token, body: { phone } });
    await call('checkAge', { body: { over18: true } });
    expect((await call('checkAge', { body: { over18: false } })).status).toBe(403);
  });

  test.each(['generic', 'goods', 'job', 'property', 'vehicle', 'service', 'escort'] as const)(
    'the life of an ad of the kind %s',
    async (kind) => {
      const { token } = member;
      const { data: picture } = await call('uploadImage', {
        token,
        body: { image: dataUrl(await makeJpeg({ width: 400, height: 300 })) },
      });
      const phone = '07400 123456';
      const body = validAdForm(kind, { images: [{ src: picture.url }], phone });
      const { data: ad } = await call('publishAd', { token, body });
      const id = String(ad._id);
      await call('getMyAds', { token });
      await call('getAd', { token, id });
      const seen = await call('getAd', { id });
      expect(seen.status).toBe(kind === 'escort' ? 403 : 200);
      await call('visitAd', { id });
      await call('revealPhone', { id });
      await call('updateAd', { token, id, body: { ...ad, title: 'A title that is quite new' } });
      expect((await call('updateAd', { token, id, body: ad })).status).toBe(409);
      await call('repostAd', { token, id });
      expect((await call('repostAd', { token, id })).status).toBe(429);
      await call('toggleAd', { token, id });
      expect((await call('getAd', { id })).status).toBe(404);
      expect((await call('deleteAd', { token: stranger.token, id })).status).toBe(404);
      await call('deleteAd', { token, id });
    },
  );

  test('words that hold an ad for review', async () => {
    const body = validAdForm('goods', { title: 'Best c0ca1ne in Ilford' });
    const { data } = await call('checkWords', { token: member.token, body });
    expect(data).toMatchObject({ action: 'hold', warnings: [{ words: 'c0ca1ne' }] });
    const query = `?adId=${(await createAd(member))._id}`;
    const other = await call('checkWords', { token: stranger.token, body, query });
    expect(other.status).toBe(404);
  });

  test('refused publications', async () => {
    const { token } = member;
    const paid = validAdForm('goods', { extras: { vip: true } });
    expect((await call('publishAd', { token, body: paid })).status).toBe(402);
    expect((await call('publishAd', { body: paid })).status).toBe(401);
    const long = validAdForm('goods', { description: 'x'.repeat(200_000) });
    expect((await call('publishAd', { token, body: long })).status).toBe(413);
    const image = dataUrl(Buffer.from('<svg/>'));
    expect((await call('uploadImage', { token, body: { image } })).status).toBe(415);
  });

  test('a draft', async () => {
    const { token } = member;
    const body = { form: validAdForm('goods'), step: 1 };
    const { data: draft } = await call('createDraft', { token, body });
    await call('getDrafts', { token });
    await call('getDraft', { token, id: draft.id });
    await call('saveDraft', { token, id: draft.id, body: { ...body, version: 1 } });
    const late = await call('saveDraft', { token, id: draft.id, body: { ...body, version: 1 } });
    expect(late.status).toBe(409);
    await call('deleteDraft', { token, id: draft.id });
    expect((await call('getDraft', { token, id: draft.id })).status).toBe(404);
  });

  test('a conversation about an ad', async () => {
    const { token } = stranger;
    const { _id: adId } = await createAd(member);
    const body = { text: 'Is it still available?' };
    const { data: sent } = await call('startConversation', { token, id: adId, body });
    const own = await call('startConversation', { token: member.token, id: adId, body });
    expect(own.status).toBe(409);
    const id = sent.conversationId;
    expect((await call('countUnreadMessages', { token: member.token })).data.unread).toBe(1);
    await call('sendMessage', { token: member.token, id, body: { text: 'Yes, it is.' } });
    expect((await call('sendMessage', { token, id, body: { text: ' ' } })).status).toBe(400);
    await call('makeOffer', { token, id, body: { amount: 9 } });
    expect((await call('makeOffer', { token, id, body: { amount: 0 } })).status).toBe(400);
    const answer = { number: 3, accept: true };
    expect((await call('answerOffer', { token, id, body: answer })).status).toBe(409);
    await call('answerOffer', { token: member.token, id, body: answer });
    await call('reserveAd', { token: member.token, id: adId, body: { reserved: true } });
    await call('getBuyers', { token: member.token, id: adId });
    expect((await call('getBuyers', { token, id: adId })).status).toBe(404);
    await call('comparePrice', { id: adId });
    await call('guidePrice', { query: '?category=Home&title=Oak%20table' });
    await call('confirmAd', { token: member.token, id: adId });
    await call('changePrice', { token: member.token, id: adId, body: { price: '9.50' } });
    const sale = { sold: true, conversationId: id };
    await call('markSold', { token: member.token, id: adId, body: sale });
    expect((await call('makeOffer', { token, id, body: { amount: 9 } })).status).toBe(409);
    await call('writeReview', { token, id, body: { stars: 5, text: 'Friendly.' } });
    const seller = { token: member.token, id };
    await call('writeReview', { ...seller, body: { stars: 4 } });
    await call('replyToReview', { ...seller, body: { text: 'Thank you.' } });
    expect((await call('replyToReview', { ...seller, body: { text: '' } })).status).toBe(400);
    await call('markSold', { token: member.token, id: adId, body: { sold: false } });
    const { _id: another } = await createAd(member);
    await call('startWithOffer', { token, id: another, body: { amount: '10.50' } });
    await call('listConversations', { token });
    await call('readConversation', { token, id, query: '?after=1' });
    expect((await call('readConversation', { token, id, query: '?after=x' })).status).toBe(400);
    await call('markMessagesRead', { token, id, body: { upTo: 2 } });
    await call('blockPerson', { token, id });
    await call('unblockPerson', { token, id });
    const other = (await createMember()).token;
    expect((await call('readConversation', { token: other, id })).status).toBe(404);
  });

  test("a photo in a message, and a moderator's view of it", async () => {
    const { token } = stranger;
    const { _id: adId } = await createAd(member);
    const photo = dataUrl(await makeJpeg({ width: 400, height: 300 }));
    const { attachment } = (await call('uploadAttachment', { token, body: { photo } })).data;
    const cv = { cv: pdfDataUrl(Buffer.from('no PDF')), name: 'cv.pdf' };
    expect((await call('uploadAttachment', { token, body: cv })).status).toBe(415);
    const { data } = await call('startConversation', { token, id: adId, body: { attachment } });
    const { conversationId, message } = data;
    const read = await call('readAttachment', { token: member.token, id: attachment });
    expect(read.headers.get('content-type')).toBe('image/webp');
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetch(`${baseUrl}/uploads/${attachment}`)).status).toBe(404);
    const staff = (await createStaff()).token;
    const held = { token: staff, id: attachment };
    expect((await call('readReportedAttachment', held)).status).toBe(404);
    const targetId = `${conversationId}.${message.number}`;
    await db.moderationCase.create({ data: { targetType: 'message', targetId, risk: 1 } });
    await call('readReportedAttachment', held);
  });

  test('a direct upload', async () => {
    const { token } = member;
    const content = Uint8Array.from(await makeJpeg({ width: 400, height: 300 }));
    const body = { kind: 'image', type: 'image/jpeg', bytes: content.length };
    expect((await call('beginDirectUpload', { token, body })).status).toBe(404);
    const s3 = await startStrictS3('pictures');
    onTestFinished(s3.stop);
    const site = await startSecondSite(undefined, {
      env: {
        ...{ DIRECT_UPLOADS: 'on', S3_BUCKET: 'pictures', S3_REGION: 'eu-west-2' },
        ...{ S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      },
    });
    onTestFinished(site.close);
    const at = site.url;
    const { data: ticket } = await call('beginDirectUpload', { at, token, body });
    const headers = { 'content-type': body.type };
    expect((await fetch(ticket.url, { method: 'PUT', headers, body: content })).status).toBe(200);
    const own = { at, token, body: { upload: ticket.upload } };
    const others = await call('completeDirectUpload', { ...own, token: stranger.token });
    expect([others.status, others.data.fields]).toEqual([404, { upload: others.data.error }]);
    await call('completeDirectUpload', own);
    expect((await call('completeDirectUpload', own)).status).toBe(409);
    await call('beginDirectUpload', { at, token, body });
    await call('beginDirectUpload', { at, token, body });
    expect((await call('beginDirectUpload', { at, token, body })).status).toBe(429);
    const large = { ...body, bytes: 9_000_000 };
    const refused = await call('beginDirectUpload', { at, token, body: large });
    expect([refused.status, refused.data.fields]).toEqual([
      400,
      { bytes: 'Pictures can have at most 8 MB.' },
    ]);
  }, 60_000);

  test('the figures of an ad', async () => {
    const { _id: id } = await createAd(member);
    await call('getAdFigures', { token: member.token, id });
    expect((await call('getAdFigures', { token: stranger.token, id })).status).toBe(404);
  });

  test('a saved ad', async () => {
    const { token } = stranger;
    const { _id: id } = await createAd(member);
    await call('saveAd', { token, id });
    expect((await call('saveAd', { token, id: 'zzzzzzzzzzzz' })).status).toBe(404);
    await call('mergeSavedAds', { token, body: { ads: [{ id, price: 20 }] } });
    expect((await call('listSavedAds', { token })).data).toHaveLength(1);
    await call('unsaveAd', { token, id });
    expect((await call('lookUpAds', { body: { ids: [id] } })).data).toMatchObject([{ _id: id }]);
  });

  test('an ad renewed by the link of a reminder', async () => {
    const { _id: adId } = await createAd(member);
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.ad.update({ where: { id: adId }, data: { expiresAt } });
    const reminder = { adId, stage: 'one-day', expiresAt } as const;
    await db.adReminder.create({ data: reminder });
    await call('renewByLink', { id: renewKey(reminder) });
    expect((await call('renewByLink', { id: renewKey(reminder) })).status).toBe(409);
    expect((await call('renewByLink', { id: 'x' })).status).toBe(404);
  });

  test('push notices on a device', async () => {
    const { token } = stranger;
    const { keys } = bodies.PushSubscription.example;
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/openapi-test';
    await call('getPushKey');
    await call('subscribeToPush', { token, body: { endpoint, keys } });
    const elsewhere = { endpoint: 'https://push.example.org/1', keys };
    expect((await call('subscribeToPush', { token, body: elsewhere })).status).toBe(400);
    const { data: devices } = await call('listPushDevices', { token });
    expect(devices).toMatchObject([{ endpoint }]);
    await call('endPush', { token, body: { endpoint } });
  });

  test('hidden ads and sellers', async () => {
    const { token } = stranger;
    const { _id: id } = await createAd(member);
    const { username } = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
    const body = { ads: [id], sellers: [username] };
    await call('hide', { token, body });
    expect((await call('getHidden', { token })).data).toMatchObject(body);
    await call('showAgain', { token, body });
    const { data } = await call('lookUpHidden', { body: { sellers: [username] } });
    expect(data.theirAds).toContain(id);
  });

  test('an alert', async () => {
    const { token } = stranger;
    const search = '/search?q=sofa&place=ilford';
    const { data } = await call('saveAlert', { token, body: { search } });
    const id = data._id;
    expect((await call('saveAlert', { token, body: { search: '/search' } })).status).toBe(400);
    const adult = { search: '/adult/search?q=massage' };
    expect((await call('saveAlert', { token, body: adult })).status).toBe(403);
    await call('changeAlert', { token, id, body: { frequency: 'weekly', leaveOut: 'broken' } });
    expect((await call('listAlerts', { token })).data).toHaveLength(1);
    await call('unsubscribe', { id: unsubscribeKey('alert', id) });
    expect((await call('unsubscribe', { id: 'x' })).status).toBe(404);
    await call('deleteAlert', { token, id });
    expect((await call('deleteAlert', { token, id })).status).toBe(404);
    await call('chooseMails', { token, body: { reminders: false } });
    expect((await call('getMailChoices', { token })).data).toMatchObject({ reminders: false });
  });

  test('a stream of message events', async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    const response = await fetch(`${baseUrl}/api/messages/events`, { headers });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toContain('event: ready');
    await reader?.cancel();
    answered.add('followMessages');
  });

  test('a report, a decision, its undoing and an appeal', async () => {
    const { _id: target } = await createAd(member);
    const about = { targetType: 'ad', reason: 'scam' };
    await call('report', { body: { ...about, target, email: newEmail() } });
    expect((await call('report', { body: { ...about, target: 'zzzzzzzzzzzz' } })).status).toBe(404);
    const { token } = await createStaff();
    expect((await call('takeNextCase', { token: stranger.token, body: {} })).status).toBe(404);
    await call('takeNextCase', { token, body: {} });
    const form = { targetType: 'ad', targetId: target, action: 'remove', rule: 'counterfeit' };
    const { data: first } = await call('decide', { token, body: form });
    await call('undoDecision', { token, id: first.decisionId });
    const { data: second } = await call('decide', { token, body: form });
    const text = 'The bag is genuine: I still have the receipt of the shop.';
    await call('appeal', { body: { key: appealKey(second.decisionId), text } });
    expect((await call('appeal', { body: { key: 'x', text } })).status).toBe(404);
  });

  test('decisions about several ads, and a case for the admins', async () => {
    const { token } = await createStaff();
    await createStaff('admin');
    const { _id: target } = await createAd(member);
    const ad = await db.ad.findUniqueOrThrow({
      where: { id: target },
      select: { id: true, moderation: true, version: true },
    });
    const ads = [{ id: ad.id, expected: { moderation: ad.moderation, version: ad.version } }];
    const { data } = await call('decideBatch', {
      token,
      body: { action: 'remove', rule: 'counterfeit', ads },
    });
    expect(data).toMatchObject({ decided: [target], refused: [] });
    await call('undoBatch', { token, id: data.batchId });
    expect((await call('undoBatch', { token, id: randomUUID() })).status).toBe(404);
    await call('report', { body: { targetType: 'ad', target, reason: 'scam', email: newEmail() } });
    const { id } = await db.moderationCase.findFirstOrThrow({
      where: { targetId: target, closedAt: null },
      select: { id: true },
    });
    await call('escalateCase', { token, id, body: { note: 'May be known to the police.' } });
    expect((await call('escalateCase', { token, id, body: { note: 'x' } })).status).toBe(409);
  });

  test('a second factor', async () => {
    const { token, userId } = await createMember();
    await db.user.update({ where: { id: userId }, data: { role: 'moderator' } });
    expect((await call('takeNextCase', { token, body: {} })).status).toBe(403);
    const { data } = await call('beginSecondFactor', { token });
    const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
    const { data: confirmed } = await call('confirmSecondFactor', { token, body: { code } });
    await call('passSecondFactor', { token, body: { code: confirmed.recoveryCodes[0] } });
  });

  test('actions of an admin', async () => {
    const { token } = await createStaff('admin');
    await call('retryJobs', { token });
    const { id } = await db.purchase.create({
      data: {
        ...{ ownerId: member.userId, extras: ['vip'], amountPence: 7199, provider: 'sandbox' },
        ...{ state: 'paid', refundRequestedAt: new Date(), refundReason: 'unpublished' },
        refundDelayedAt: new Date(),
      },
      select: { id: true },
    });
    await call('settleRefund', { token, id, body: { note: 'Paid back by bank transfer.' } });
  });

  test('settings of an admin', async () => {
    const { token } = await createStaff('admin');
    const body = { words: `word ${randomUUID()}` };
    expect((await call('previewBan', { token, body })).data.live).toBe(0);
    await call('banWords', { token, body });
    await call('allowWords', { token, body });
    expect((await call('allowWords', { token, body })).status).toBe(404);
    // Keeps the current prices, because other tests pay them.
    const prices = cataloguePrices;
    await call('previewPrices', { token, body: { prices } });
    await call('changePrices', { token, body: { prices, before: prices } });
    await call('previewCategories', { token, body: { closed: ['astrology-psychics'] } });
    await call('changeCategories', { token, body: { closed: [], before: [] } });
    const changes = { names: {}, order: {} };
    await call('previewShownCatalogue', { token, body: { changes } });
    await call('changeShownCatalogue', { token, body: { changes, before: changes } });
    await call('changeSetting', { token, body: { key: 'adult.review', value: null } });
  });

  test("operators' endpoints", async () => {
    await call('health');
    await call('ready');
    await call('serving');
    await call('recordVitals', { body: { page: 'home', lcp: 1200, cls: 0 } });
  });

  test('a payment with a challenge by the bank', async () => {
    const { token } = member;
    const body = { form: validAdForm('goods'), step: 5 };
    const { data: draft } = await call('createDraft', { token, body });
    const order = { amount: 71.99, extras: ['vip'], draftId: draft.id };
    const { data: intent } = await call('createPaymentIntent', { token, body: order });
    const { clientSecret, purchaseId } = intent;
    const card = { clientSecret, ...goodCard, number: '4000 0025 0000 3155' };
    await call('confirmSandboxPayment', { token, body: card });
    await call('answerSandboxChallenge', { token, body: { clientSecret, approve: true } });
    const event = await intentEvent(purchaseId);
    const signature = signSandboxEvent(JSON.stringify(event), new Date());
    await call('receiveWebhook', { body: event, headers: { 'sandbox-signature': signature } });
    expect((await call('receiveWebhook', { body: event })).status).toBe(400);
    expect((await call('getPurchase', { token, id: purchaseId })).data.state).toBe('paid');
    expect((await call('getPurchase', { token: stranger.token, id: purchaseId })).status).toBe(404);
    await call('getPurchases', { token });
  });

  test('places', async () => {
    expect((await call('findPlaces', { query: '?term=ilford' })).data).not.toEqual([]);
    expect((await call('suggestSearches', { query: '?q=ilford' })).data).not.toEqual([]);
    expect((await call('countSearch', { query: '?q=sofa' })).data.count).toBeGreaterThanOrEqual(0);
    await call('locatePostcode', { body: { postcode: 'IG1 1EQ' } });
    expect((await call('locatePostcode', { body: { postcode: 'ZZ99 9ZZ' } })).status).toBe(404);
  });
});

afterAll(() => {
  expect([...answered].sort()).toEqual(operations.map(({ id }) => id).sort());
});
