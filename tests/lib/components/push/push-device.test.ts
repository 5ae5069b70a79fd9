import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPushState, switchPushOn } from '@/components/push/push-device';

type Options = { applicationServerKey: string };

/** Like browsers, subscribes with one key only until that subscription ends. */
const browser = { subscription: undefined as Subscription | undefined };

class Subscription {
  readonly endpoint = `https://push.example.org/${randomBytes(8).toString('hex')}`;
  readonly key: string;
  readonly options: { applicationServerKey: ArrayBuffer };
  constructor(key: string) {
    this.key = key;
    const bytes = Buffer.from(key, 'base64url');
    this.options = { applicationServerKey: new Uint8Array(bytes).buffer };
  }
  toJSON = () => ({ endpoint: this.endpoint });
  async unsubscribe() {
    browser.subscription = undefined;
    return true;
  }
}

const pushManager = {
  getSubscription: async () => browser.subscription ?? null,
  async subscribe({ applicationServerKey: key }: Options) {
    if (browser.subscription && browser.subscription.key !== key) {
      throw new DOMException('Another key', 'InvalidStateError');
    }
    browser.subscription ??= new Subscription(key);
    return browser.subscription;
  },
};

let publicKey = '';
/** Endpoints that the server knows. */
let known: Set<string>;

beforeEach(() => {
  browser.subscription = undefined;
  publicKey = newKey();
  known = new Set();
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { PushManager: {}, Notification });
  vi.stubGlobal('fetch', async (path: string, { method = '', body }: RequestInit) => {
    if (path === '/api/push/key') return Response.json({ publicKey });
    const { endpoint } = JSON.parse(String(body));
    if (method === 'POST') known.add(endpoint);
    if (method === 'DELETE') known.delete(endpoint);
    return Response.json({ subscribed: method === 'POST' });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A key whose base64 contains each character in which base64url differs. */
const newKey = () =>
  Buffer.concat([Buffer.from([4, 0, 0xff, 0xfb]), randomBytes(61)]).toString('base64url');

test('a subscription is sent again, and stays the same with the same key', async () => {
  expect(await readPushState()).toBe('off');
  expect(await switchPushOn()).toBeUndefined();
  const { subscription } = browser;
  known.clear();
  expect(await readPushState()).toBe('on');
  expect(browser.subscription).toBe(subscription);
  expect([...known]).toEqual([subscription?.endpoint]);
});

test.each([
  ['is shown', readPushState, 'on'],
  ['is switched on again', switchPushOn, undefined],
])('one of another key pair is replaced when its state %s', async (_, renew, answer) => {
  await switchPushOn();
  const old = browser.subscription?.endpoint;
  publicKey = newKey();
  expect(await renew()).toBe(answer);
  expect(browser.subscription?.key).toBe(publicKey);
  expect([...known]).toEqual([browser.subscription?.endpoint]);
  expect(known).not.toContain(old);
});
