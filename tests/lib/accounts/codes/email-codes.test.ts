import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { codeLife, codesPerHour, resendCooldown } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createUser, messagesTo, newAddress, newEmail } from '../../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');
const later = addTime(now, resendCooldown + second);

const send = (email: string, at = now, address = newAddress(), challenge?: string) =>
  sendEmailCode({ email, challenge }, address, at);
const otherThan = (code = '') => (code === '0000' ? '0001' : '0000');

async function sent(email = newEmail(), at = now) {
  const { challenge, code = '' } = await send(email, at);
  const verify = (guess = code, when = at) =>
    verifyEmailCode({ email, code: guess }, challenge, when);
  return { email, challenge, code, verify };
}

afterEach(() => vi.unstubAllEnvs());

describe('sendEmailCode', () => {
  test('mails a code of four digits and stores only its keyed hash', async () => {
    const { email, code, challenge } = await sent();
    expect(code).toMatch(/^[0-9]{4}$/);
    const [mail] = await messagesTo(email);
    expect(mail?.text).toContain(code);
    const row = await db.challenge.findUniqueOrThrow({ where: { id: challenge } });
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('replies the same for a registered address, whose mail says so without a code', async () => {
    const user = await createUser();
    const stranger = await send(newEmail());
    const reply = await send(user.email);
    expect(Object.keys(reply)).toEqual(Object.keys(stranger));
    const [mail] = await messagesTo(user.email);
    expect(mail?.text).toContain('You already have an account');
    expect(mail?.text).not.toContain(reply.code);
  });

  test('enforces a cooldown of a minute', async () => {
    const [email, home] = [newEmail(), newAddress()];
    await send(email, now, home);
    const early = addTime(now, resendCooldown - second);
    await expect(send(email, early, home)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 1,
    });
    await expect(send(email, later, home)).resolves.toHaveProperty('challenge');
  });

  test('sends one code for two concurrent requests of one asker', async () => {
    const [email, home] = [newEmail(), newAddress()];
    const ask = () => send(email, now, home);
    const results = await Promise.allSettled([ask(), ask(), ask()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await messagesTo(email)).toHaveLength(1);
  });

  test('sends six codes an hour to one asker; requests during the cooldown do not count', async () => {
    const [email, home] = [newEmail(), newAddress()];
    for (let sentSoFar = 0; sentSoFar < codesPerHour; sentSoFar += 1) {
      const at = addTime(now, sentSoFar * 2 * resendCooldown);
      await send(email, at, home);
      await expect(send(email, at, home)).rejects.toMatchObject({ code: 'rate_limited' });
    }
    const seventh = addTime(now, codesPerHour * 2 * resendCooldown);
    await expect(send(email, seventh, home)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('limits a caller who requests many addresses', async () => {
    const address = newAddress();
    const results: string[] = [];
    for (let attempt = 0; attempt < 121; attempt += 1) {
      const result = await sendEmailCode({ email: newEmail() }, address, now).then(
        () => 'sent',
        (error) => error.code,
      );
      results.push(result);
    }
    expect(results.indexOf('rate_limited')).toBe(120);
  });

  test('omits the code from the reply once mail is really sent, also in a demo', async () => {
    vi.stubEnv('RESEND_API_KEY', 're_secret');
    vi.stubEnv('MAIL_FROM', 'hello@example.com');
    expect(Object.keys(await send(newEmail()))).toEqual(['challenge']);
  });

  test('never replies the code in production, and refuses without a carrier', async () => {
    vi.stubEnv('APP_ENV', 'production');
    const email = newEmail();
    await expect(send(email)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await db.challenge.count({ where: { target: email } })).toBe(0);
  });
});

describe('verifyEmailCode', () => {
  test('accepts the right code once', async () => {
    const { verify } = await sent();
    await expect(verify()).resolves.toEqual({ verified: true });
    await expect(verify()).rejects.toMatchObject({ message: siteTexts.codeSpent });
  });

  test("refuses a wrong code with the specification's message", async () => {
    const { verify, code } = await sent();
    await expect(verify(otherThan(code))).rejects.toMatchObject({
      code: 'invalid',
      message: 'Invalid code. Please try again.',
      fields: { code: siteTexts.invalidCode },
    });
    await expect(verify()).resolves.toEqual({ verified: true });
  });

  test('is spent after five wrong guesses, also parallel ones', async () => {
    const { verify, code, challenge } = await sent();
    const guesses = Array.from({ length: 20 }, () => verify(otherThan(code)));
    const results = await Promise.allSettled(guesses);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const row = await db.challenge.findUniqueOrThrow({ where: { id: challenge } });
    expect(row.attempts).toBe(5);
    await expect(verify()).rejects.toMatchObject({ message: siteTexts.codeSpent });
  });

  test('accepts at most one of many parallel right guesses', async () => {
    const { verify } = await sent();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => verify()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses after ten minutes', async () => {
    const { verify, code } = await sent();
    const end = addTime(now, codeLife);
    await expect(verify(code, end)).rejects.toMatchObject({ message: siteTexts.codeSpent });
    await expect(verify(code, addTime(end, -second))).resolves.toEqual({ verified: true });
  });

  test("a resend voids the browser's previous code, but not a verified address", async () => {
    const first = await sent();
    const code = await sendEmailCode(
      { email: first.email, challenge: first.challenge },
      newAddress(),
      later,
    );
    const verifySecond = () =>
      verifyEmailCode({ email: first.email, code: code.code ?? '' }, code.challenge, later);
    await expect(first.verify()).rejects.toMatchObject({ message: siteTexts.codeSpent });
    await expect(verifySecond()).resolves.toEqual({ verified: true });
    await send(first.email, later, newAddress(), code.challenge);
    const row = await db.challenge.findUniqueOrThrow({ where: { id: code.challenge } });
    expect(row.voidedAt).toBeNull();
  });

  test('is bound to its address and its challenge', async () => {
    const [one, two] = [await sent(), await sent()];
    const crossed = verifyEmailCode({ email: one.email, code: two.code }, two.challenge, now);
    await expect(crossed).rejects.toMatchObject({ message: siteTexts.codeSpent });
    const without = verifyEmailCode({ email: one.email, code: one.code }, undefined, now);
    await expect(without).rejects.toMatchObject({ code: 'invalid' });
  });
});
