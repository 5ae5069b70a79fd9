import { describe, expect, test } from 'vitest';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { actorOfSession, actorOfToken, endSession } from '@/lib/accounts/sessions/sessions';
import { sessionIdle, sessionLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createUser, newAddress, newEmail, sessionFor } from '../../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');

const attempt = (email: string, password: string, at = now) =>
  logIn({ email, password }, newAddress(), at);

describe('logIn', () => {
  test('starts one session for both the token and the session id', async () => {
    const user = await createUser();
    const { sessionId, token } = await attempt(user.email, user.password);
    const actor = { userId: user.id, sessionId, role: 'member' };
    expect(await actorOfToken(token, now)).toEqual(actor);
    expect(await actorOfSession(sessionId, now)).toEqual(actor);
    const row = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('replies the same to a wrong password and an unknown address', async () => {
    const user = await createUser();
    const wrong = { code: 'unauthenticated', message: siteTexts.wrongCredentials };
    await expect(attempt(user.email, 'Something8')).rejects.toMatchObject(wrong);
    await expect(attempt(newEmail(), user.password)).rejects.toMatchObject(wrong);
  });

  test('explains a ban only to members with the right password', async () => {
    const user = await createUser({ bannedAt: now });
    await expect(attempt(user.email, user.password)).rejects.toMatchObject({
      code: 'forbidden',
      message: siteTexts.banned,
    });
    await db.user.update({
      where: { id: user.id },
      data: { suspendedRule: 'scam', suspendedUntil: new Date('2031-03-04T12:00:00Z') },
    });
    await expect(attempt(user.email, user.password)).rejects.toMatchObject({
      message: expect.stringMatching(/until 4 March 2031: Misleading or fraudulent/),
    });
    await expect(attempt(user.email, 'Something8')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  test("refuses an account's guesses after ten wrong passwords from any IP addresses", async () => {
    const user = await createUser();
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(attempt(user.email, 'Something8')).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    }
    await expect(attempt(user.email, user.password)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(
      attempt(user.email, user.password, addTime(now, 15 * minute)),
    ).resolves.toHaveProperty('token');
  });

  test('strangers cannot lock out known IP addresses, which get no additional guesses', async () => {
    const user = await createUser();
    const home = newAddress();
    const fromHome = (password: string) => logIn({ email: user.email, password }, home, now);
    await fromHome(user.password);
    for (let guess = 0; guess < 11; guess += 1) {
      await expect(attempt(user.email, 'Something8')).rejects.toThrow();
    }
    await expect(attempt(user.email, user.password)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(fromHome(user.password)).resolves.toHaveProperty('token');

    for (let guess = 0; guess < 10; guess += 1) {
      await expect(fromHome('Something8')).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    await expect(fromHome(user.password)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('an email address alone makes no IP address known', async () => {
    const [user, neighbour] = [await createUser(), await createUser()];
    const home = newAddress();
    await logIn({ email: neighbour.email, password: neighbour.password }, home, now);
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(attempt(user.email, 'Something8')).rejects.toThrow();
    }
    await expect(
      logIn({ email: user.email, password: user.password }, home, now),
    ).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('does not count successful logins', async () => {
    const user = await createUser();
    for (let login = 0; login < 12; login += 1) await attempt(user.email, user.password);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(12);
  });
});

describe('sessions', () => {
  test('end after 30 days, after 7 idle ones, on logout and with a ban', async () => {
    const user = await createUser();
    const [old, left, banned] = [
      await sessionFor(user, now),
      await sessionFor(user, now),
      await sessionFor(user, now),
    ];
    const alive = (session: typeof old, at: Date) => actorOfToken(session.token, at);

    for (let at = now; at < addTime(now, sessionLife); at = addTime(at, sessionIdle - minute)) {
      expect(await alive(old, at)).not.toBeNull();
    }
    expect(await alive(old, addTime(now, sessionLife))).toBeNull();
    expect(await alive(banned, addTime(now, sessionIdle))).toBeNull();

    await endSession(left.actor);
    expect(await alive(left, now)).toBeNull();
    expect(await alive(banned, now)).not.toBeNull();
    await db.user.update({ where: { id: user.id }, data: { bannedAt: now } });
    expect(await alive(banned, now)).toBeNull();
  });
});
