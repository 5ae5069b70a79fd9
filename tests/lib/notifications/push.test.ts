import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '@/lib/accounts/sessions/sessions';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { deviceName } from '@/lib/notifications/push/device-name';
import { listDevices } from '@/lib/notifications/push/devices';
import { isPushService } from '@/lib/notifications/push/push-services';
import { newSubscription } from '@/lib/notifications/push/schema';
import { sendPush } from '@/lib/notifications/push/send-push';
import { endSubscription, subscribe } from '@/lib/notifications/push/subscriptions';
import { vapidKeys } from '@/lib/notifications/push/vapid';
import { createAd } from '../../builders/ad';
import { ask } from '../../builders/conversation';
import { createMember, type Member } from '../../builders/member';
import { waitingJobs } from '../../builders/outbox';
import { resetDatabase } from '../../builders/servers/database';
import { answer, deadAddress, loopback, type Received } from '../../builders/servers/loopback';

/* The contract with push services: RFC 8291 (content) and RFC 8292 (VAPID). */

const ece: {
  decrypt: (content: Buffer, options: object) => Buffer;
} = createRequire(import.meta.url)('http_ece');

const now = new Date('2026-11-20T12:00:00Z');
const notice = { title: 'New message', body: 'Oak table', path: '/my-account', tag: 'a' };
let member: Member;

beforeEach(async () => {
  await resetDatabase();
  member = await createMember();
});
afterEach(() => vi.unstubAllEnvs());

/** A browser's subscription with its own keys, at the push service `url`. */
async function addDevice(who: Member, url: string) {
  const curve = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: curve.generateKeys('base64url'), auth: auth.toString('base64url') };
  vi.stubEnv('PUSH_SERVICES', url);
  const endpoint = `${url}/device/${randomBytes(4).toString('hex')}`;
  await subscribe(who, newSubscription.parse({ endpoint, keys }), now);
  const read = ({ raw }: Pick<Received, 'raw'>) =>
    JSON.parse(
      ece.decrypt(raw, { version: 'aes128gcm', privateKey: curve, authSecret: auth }).toString(),
    );
  return { endpoint, read };
}

const send = () => sendPush({ userId: member.userId, ...notice }, now);

describe('a notice', () => {
  test('reaches each device encrypted, signed with the key of the site', async () => {
    const { url, received } = await loopback(answer(201, ''));
    const device = await addDevice(member, url);
    expect(await send()).toBe(1);
    const [request] = received;
    expect(request).toMatchObject({ method: 'POST', path: new URL(device.endpoint).pathname });
    expect(request?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(request && device.read(request)).toEqual(notice);
    expect(claimsOf(request)).toMatchObject({ aud: url, sub: 'mailto:postmaster@localhost' });
  });

  test('is dropped with an ended subscription, and retried if the service fails', async () => {
    const { url } = await loopback(answer(410, ''), answer(503, ''), answer(201, ''));
    await addDevice(member, url);
    expect(await send()).toBe(0);
    expect(await db.pushSubscription.count()).toBe(0);
    await addDevice(member, url);
    await expect(send()).rejects.toThrow('A push service answered 503.');
    expect(await send()).toBe(1);
  });

  test.each([400, 401, 403])(
    'reaches a device of before a new secret, which its service refuses with %i',
    async (status) => {
      const of = (headers: Received['headers']) => headers.authorization?.split('k=')[1];
      const before = vapidKeys().publicKey;
      const { url, received } = await loopback((response, request) => {
        const isKnown = of(request.headers) === before;
        const reason = status === 400 ? '{"reason":"VapidPkHashMismatch"}' : '';
        response.writeHead(isKnown ? 201 : status).end(isKnown ? '' : reason);
      });
      await addDevice(member, url);
      vi.stubEnv('AUTH_SECRET_PREVIOUS', env().AUTH_SECRET);
      vi.stubEnv('AUTH_SECRET', 'another '.repeat(8));
      expect(await send()).toBe(1);
      expect(received.map(({ headers }) => of(headers))).toEqual([vapidKeys().publicKey, before]);
      expect(await db.pushSubscription.count()).toBe(1);
    },
  );

  test('is dropped with a subscription that no key pair reaches', async () => {
    const mismatch = answer(400, '{"reason":"VapidPkHashMismatch"}');
    const { url } = await loopback(mismatch);
    await addDevice(member, url);
    expect(await send()).toBe(0);
    expect(await db.pushSubscription.count()).toBe(0);
  });

  test('is retried without a reply', async () => {
    await addDevice(member, await deadAddress());
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(send()).rejects.toThrow('A push service answered 599.');
    expect(log).toHaveBeenCalledOnce();
  });

  test('is retried for the remaining devices only', async () => {
    const { url, received } = await loopback(answer(201, ''), answer(503, ''), answer(201, ''));
    await addDevice(member, url);
    await addDevice(member, url);
    expect(await send()).toBe(1);
    const [again, ...others] = (await waitingJobs()).filter(({ task }) => task === 'send-push');
    expect(others).toEqual([]);
    expect(await sendPush(again?.payload, now)).toBe(1);
    expect(received).toHaveLength(3);
    expect(received[2]?.path).toBe(received[1]?.path);
  });

  test('skips and deletes a device with an invalid key', async () => {
    const { url } = await loopback(answer(201, ''));
    await addDevice(member, url);
    const { endpoint } = await addDevice(member, url);
    const p256dh = `B${'A'.repeat(86)}`;
    await db.pushSubscription.update({ where: { endpoint }, data: { p256dh } });
    expect(await send()).toBe(1);
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(0);
    const keys = { p256dh, auth: 'A'.repeat(22) };
    await expect(subscribe(member, { endpoint, keys }, now)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test("of a message goes to the other person's devices only", async () => {
    const { url } = await loopback(answer(201, ''));
    const buyer = await createMember();
    const { _id, title } = await createAd(member, { now });
    await addDevice(member, url);
    await addDevice(buyer, url);
    const { conversationId } = await ask(buyer, _id, 'Is it still available?', now);
    const pushes = (await waitingJobs()).filter(({ task }) => task === 'send-push');
    expect(pushes.map(({ payload }) => payload)).toEqual([
      {
        userId: member.userId,
        title: 'New message',
        body: title,
        path: `/my-account/messages/${conversationId}`,
        tag: `message:${conversationId}`,
      },
    ]);
  });
});

/** The verified claims of the VAPID token. */
function claimsOf(request: Received | undefined): unknown {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(\S+)$/.exec(request?.headers.authorization ?? '') ?? [];
  expect(key).toBe(vapidKeys().publicKey);
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isGenuine).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('the key pair', () => {
  test('is the same in all processes, unless one is configured', () => {
    const { publicKey } = vapidKeys();
    expect(vapidKeys().publicKey).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    vi.stubEnv('VAPID_PRIVATE_KEY', randomBytes(32).toString('base64url'));
    expect(vapidKeys().publicKey).not.toBe(publicKey);
  });
});

describe('a subscription', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/QGF', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://127.0.0.1/x', false],
    ['http://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
  ])('for %s is accepted: %s', (endpoint, isTaken) => {
    expect(isPushService(endpoint)).toBe(isTaken);
  });

  test('ends with its session, and is listed by its browser', async () => {
    const { url } = await loopback(answer(201, ''));
    const { endpoint } = await addDevice(member, url);
    const { userId } = member;
    expect(await listDevices(member)).toEqual([
      { endpoint, name: 'A device', since: now.toISOString() },
    ]);
    expect(await listDevices(await createMember())).toEqual([]);
    await endSession(member);
    expect(await db.pushSubscription.count({ where: { userId } })).toBe(0);
  });

  test.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [null, 'A device'],
  ])('of %s is named %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  test('belongs to the last member who subscribed, and only they can end it', async () => {
    const { url } = await loopback(answer(201, ''));
    const other = await createMember();
    const { endpoint } = await addDevice(member, url);
    const keys = { p256dh: vapidKeys().publicKey, auth: 'A'.repeat(22) };
    await subscribe(other, { endpoint, keys }, now);
    expect(await send()).toBe(0);
    await endSubscription(member, { endpoint });
    expect(await db.pushSubscription.count()).toBe(1);
    await endSubscription(other, { endpoint });
    expect(await db.pushSubscription.count()).toBe(0);
  });
});
