import { describe, expect, test } from 'vitest';
import { changePassword } from '@/lib/accounts/passwords/change-password';
import { requestReset } from '@/lib/accounts/passwords/request-reset';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { actorOfToken } from '@/lib/accounts/sessions/sessions';
import { resetTokenLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import {
  createUser,
  messagesTo,
  newAddress,
  newEmail,
  sessionFor,
  testPassword,
} from '../../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');
const fresh = 'teapot kettle';

const request = (email: string) => requestReset({ email }, newAddress(), now);

async function mailedToken(email: string): Promise<string> {
  const mails = await messagesTo(email);
  const found = mails.map(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1]);
  return found.findLast(Boolean) ?? '';
}

async function withToken() {
  const user = await createUser();
  await request(user.email);
  return { user, token: await mailedToken(user.email) };
}

describe('requestReset', () => {
  test('mails a link to this site and stores only its hash', async () => {
    const { user, token } = await withToken();
    const [mail] = await messagesTo(user.email);
    expect(mail?.text).toContain('http://localhost');
    const rows = await db.resetToken.findMany({ where: { userId: user.id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('replies the same for an unknown address, whose mail says so', async () => {
    const user = await createUser();
    const stranger = newEmail();
    expect(await request(stranger)).toEqual(await request(user.email));
    const [mail] = await messagesTo(stranger);
    expect(mail?.text).toContain('There is no account with this address');
    expect(mail?.text).not.toContain('token=');
  });

  test('limits mails to an address whether or not it is registered', async () => {
    const user = await createUser();
    for (const email of [user.email, newEmail()]) {
      for (let attempt = 0; attempt < 5; attempt += 1) await request(email);
      await expect(request(email)).rejects.toMatchObject({ code: 'rate_limited' });
    }
  });
});

describe('resetPassword', () => {
  test('makes the browser known, so that strangers no longer lock it out', async () => {
    const { user, token } = await withToken();
    const { email } = user;
    for (let guess = 0; guess < 11; guess += 1) {
      await expect(logIn({ email, password: fresh }, newAddress(), now)).rejects.toThrow();
    }
    const here = newAddress();
    const attempt = () => logIn({ email, password: fresh }, here, now);
    await expect(attempt()).rejects.toMatchObject({ code: 'rate_limited' });
    await resetPassword({ token, password: fresh }, here, now);
    await expect(attempt()).resolves.toHaveProperty('token');
  });

  test('sets the password, ends all sessions and notifies by mail', async () => {
    const { user, token } = await withToken();
    const session = await sessionFor(user, now);
    await expect(resetPassword({ token, password: fresh }, newAddress(), now)).resolves.toEqual({
      message: siteTexts.resetDone,
    });
    expect(await actorOfToken(session.token, now)).toBeNull();
    const log = (password: string) => logIn({ email: user.email, password }, newAddress(), now);
    await expect(log(testPassword)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(log(fresh)).resolves.toHaveProperty('token');
    const mails = await messagesTo(user.email);
    expect(mails.at(-1)?.text ?? '').toBeTruthy();
    expect(mails.some(({ text }) => text.includes('Your password was changed'))).toBe(true);
  });

  test('accepts a token once, also if it is sent twice at the same time', async () => {
    const { token } = await withToken();
    const reset = () => resetPassword({ token, password: fresh }, newAddress(), now);
    const results = await Promise.allSettled([reset(), reset(), reset()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset()).rejects.toMatchObject({ message: siteTexts.resetLinkSpent });
  });

  test("voids the member's other links", async () => {
    const { user, token } = await withToken();
    await request(user.email);
    await resetPassword({ token, password: fresh }, newAddress(), now);
    const other = await mailedToken(user.email);
    const spent = { code: 'invalid', message: siteTexts.resetLinkSpent };
    await expect(
      resetPassword({ token: other, password: fresh }, newAddress(), now),
    ).rejects.toMatchObject(spent);
  });

  test('refuses expired and invented tokens, and keeps the sessions', async () => {
    const { user, token } = await withToken();
    const session = await sessionFor(user, now);
    const late = addTime(now, resetTokenLife);
    for (const [given, at] of [
      [token, late],
      ['invented', now],
    ] as const) {
      await expect(
        resetPassword({ token: given, password: fresh }, newAddress(), at),
      ).rejects.toMatchObject({
        message: siteTexts.resetLinkSpent,
      });
    }
    expect(await actorOfToken(session.token, now)).not.toBeNull();
  });

  test('refuses a common password and keeps the link valid', async () => {
    const { token } = await withToken();
    await expect(
      resetPassword({ token, password: 'QWERTY' }, newAddress(), now),
    ).rejects.toMatchObject({
      fields: { password: siteTexts.passwordCommon },
    });
    await expect(
      resetPassword({ token, password: fresh }, newAddress(), now),
    ).resolves.toBeTruthy();
  });
});

describe('changePassword', () => {
  const change = (currentPassword: string, newPassword = 'Kettle2026x') => ({
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  });

  test('needs the current password and ends all other sessions', async () => {
    const user = await createUser();
    const [here, elsewhere] = [await sessionFor(user, now), await sessionFor(user, now)];
    await expect(changePassword(here.actor, change('Wrong1234'), now)).rejects.toMatchObject({
      fields: { currentPassword: siteTexts.currentPasswordWrong },
    });
    expect(await actorOfToken(elsewhere.token, now)).not.toBeNull();
    const keys = { p256dh: 'key', auth: 'secret' };
    await db.pushSubscription.create({ data: { userId: user.id, endpoint: 'device', ...keys } });
    for (const [endpoint, { actor }] of Object.entries({ here, elsewhere })) {
      const { userId, sessionId } = actor;
      await db.pushSubscription.create({ data: { userId, sessionId, endpoint, ...keys } });
    }
    const other = await createUser();
    await db.pushSubscription.create({ data: { userId: other.id, endpoint: 'theirs', ...keys } });

    await expect(changePassword(here.actor, change(testPassword), now)).resolves.toEqual({
      message: 'Password updated.',
    });
    expect(await actorOfToken(here.token, now)).not.toBeNull();
    expect(await actorOfToken(elsewhere.token, now)).toBeNull();
    const devices = await db.pushSubscription.findMany({
      select: { endpoint: true },
      orderBy: { endpoint: 'asc' },
    });
    expect(devices).toEqual([{ endpoint: 'here' }, { endpoint: 'theirs' }]);
  });

  test("keeps other members' sessions and voids open reset links", async () => {
    const { user, token } = await withToken();
    const [mine, theirs] = [await sessionFor(user, now), await sessionFor(await createUser(), now)];
    await changePassword(mine.actor, change(testPassword), now);
    expect(await actorOfToken(theirs.token, now)).not.toBeNull();
    await expect(
      resetPassword({ token, password: fresh }, newAddress(), now),
    ).rejects.toMatchObject({
      message: siteTexts.resetLinkSpent,
    });
  });
});
