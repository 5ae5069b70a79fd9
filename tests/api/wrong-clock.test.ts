import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeLife } from '@/lib/catalogue/limits';
import { minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { messagesTo, newEmail, testPassword } from '../builders/account';
import { profile } from '../builders/registration';
import { type SecondSite, startSecondSite } from '../builders/servers/second-site';

/*
 * A server whose clock is not the database's. It sets and compares the times of codes and links by its own
 * clock; mails become due, and limits count, by the database's.
 */

const clock = fileURLToPath(new URL('../builders/servers/wrong-clock.mjs', import.meta.url));

describe.each([
  ['ahead of', 10 * minute],
  ['behind', -10 * minute],
])("a server's clock ten minutes %s the database's", (_, off) => {
  const address = off > 0 ? '10.77.0.1' : '10.77.0.2';
  let site: SecondSite;

  beforeAll(async () => {
    const env = { NODE_OPTIONS: `--import ${clock}`, CLOCK_OFF_MS: String(off) };
    site = await startSecondSite(undefined, { env });
  }, 90_000);
  afterAll(() => site?.close());

  async function post(name: string, body: object, url = site.url, from = address) {
    const reply = await fetch(`${url}/api/auth/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    const retryAfter = Number(reply.headers.get('retry-after'));
    return { status: reply.status, retryAfter, data: await reply.json() };
  }

  test('leaves an e-mailed code and a reset link as they are', async () => {
    const email = newEmail();
    const { data: sent } = await post('send-code', { email });
    const { challenge, code } = sent;
    const row = await db.challenge.findUniqueOrThrow({ where: { id: challenge } });
    const life = row.expiresAt.getTime() - (Date.now() + off);
    expect(Math.abs(life - codeLife)).toBeLessThan(30 * second);
    expect(await post('verify-code', { email, challenge, code })).toMatchObject({
      data: { verified: true },
    });
    const registered = await post('register', { email, challenge, ...profile() });
    expect(registered.status).toBe(201);

    expect((await post('request-reset', { email })).status).toBe(200);
    const mails = await messagesTo(email);
    const link = mails.map(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1]);
    const token = link.find(Boolean);
    const reset = { token, password: 'teapot kettle' };
    expect((await post('reset-password', reset)).status).toBe(200);
    expect((await post('login', { email, password: testPassword })).status).toBe(401);
    expect((await post('login', { email, password: 'teapot kettle' })).status).toBe(200);
  });

  test('ends no limit that it shares with another server, nor prolongs it', async () => {
    const { SITE_URL: right = '' } = process.env;
    for (const servers of [
      [right, site.url],
      [site.url, right],
    ]) {
      const email = newEmail();
      const [first, second, third] = [...servers, servers[0]];
      // The site itself sees this test's own address.
      const ask = (url?: string) => post('send-code', { email }, url, '127.0.0.1');
      expect((await ask(first)).status).toBe(200);
      for (const url of [second, third]) {
        const { status, retryAfter } = await ask(url);
        expect(status).toBe(429);
        expect(retryAfter).toBeGreaterThan(30);
        expect(retryAfter).toBeLessThanOrEqual(60);
      }
    }
  });

  test('does not delay their mails', async () => {
    await post('send-code', { email: newEmail() });
    const waiting = { template: 'verify-email', sentAt: null };
    await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: waiting })).toBe(0), {
      timeout: 10_000,
    });
  });
});
