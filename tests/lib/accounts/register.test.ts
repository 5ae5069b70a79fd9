import { describe, expect, test } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { register } from '@/lib/accounts/register';
import { actorOfToken } from '@/lib/accounts/sessions/sessions';
import { resendCooldown, verifiedChallengeLife } from '@/lib/catalogue/limits';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { createUser, newAddress, newEmail, testPassword } from '../../builders/account';
import { newUsername } from '../../builders/username';

const now = new Date('2026-11-20T12:00:00Z');

async function verified(email = newEmail(), at = now) {
  const { challenge, code = '' } = await sendEmailCode({ email }, newAddress(), at);
  await verifyEmailCode({ email, code }, challenge, at);
  return { email, challenge };
}

const form = (email: string, over: { username?: string; password?: string } = {}) => {
  const { username = newUsername(), password = testPassword } = over;
  const names = { firstName: 'Hannah', lastName: 'Whitfield' };
  return { email, ...names, username, password, confirmPassword: password, challenge: undefined };
};

describe('register', () => {
  test('creates the account, hashes the password and logs in', async () => {
    const { email, challenge } = await verified();
    const { user, session } = await register(form(email), challenge, now);
    expect(user).toMatchObject({ email, firstName: 'Hannah', role: 'member', emailVerified: true });
    expect(await actorOfToken(session.token, now)).toMatchObject({ userId: session.userId });
    const row = await db.user.findUniqueOrThrow({ where: { email } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('refuses without a verified challenge for this address', async () => {
    const email = newEmail();
    const refused = { code: 'forbidden', message: siteTexts.emailNotVerified };
    await expect(register(form(email), undefined, now)).rejects.toMatchObject(refused);
    const unverified = await sendEmailCode({ email }, newAddress(), now);
    await expect(register(form(email), unverified.challenge, now)).rejects.toMatchObject(refused);
    const other = await verified();
    await expect(register(form(email), other.challenge, now)).rejects.toMatchObject(refused);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  test('refuses an hour after the verification', async () => {
    const { email, challenge } = await verified();
    const end = addTime(now, verifiedChallengeLife);
    await expect(register(form(email), challenge, end)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('creates one account from two concurrent registrations; the other gets a conflict', async () => {
    const { email, challenge } = await verified();
    const results = await Promise.allSettled([
      register(form(email), challenge, now),
      register(form(email), challenge, now),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = results.find((result) => result.status === 'rejected');
    expect(loser?.reason).toMatchObject({ code: 'conflict', message: siteTexts.emailTaken });
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test('creates one account also from two verified challenges', async () => {
    const first = await verified();
    const second = await verified(first.email, addTime(now, resendCooldown));
    const at = addTime(now, resendCooldown);
    const results = await Promise.allSettled([
      register(form(first.email), first.challenge, at),
      register(form(first.email), second.challenge, at),
    ]);
    const loser = results.find((result) => result.status === 'rejected');
    expect(loser?.reason).toMatchObject({ code: 'conflict', message: siteTexts.emailTaken });
    expect(await db.user.count({ where: { email: first.email } })).toBe(1);
  });

  test('reports a username taken in other case at its field, and keeps the challenge', async () => {
    const other = await createUser();
    const { email, challenge } = await verified();
    const taken = form(email, { username: other.username.toUpperCase() });
    await expect(register(taken, challenge, now)).rejects.toMatchObject({
      code: 'conflict',
      fields: { username: siteTexts.usernameTaken },
    });
    await expect(register(form(email), challenge, now)).resolves.toHaveProperty('session');
  });

  test('refuses reserved usernames', async () => {
    const { email, challenge } = await verified();
    for (const username of ['admin', 'Townboard', 'townboard-support']) {
      await expect(register(form(email, { username }), challenge, now)).rejects.toMatchObject({
        code: 'conflict',
        fields: { username: siteTexts.usernameTaken },
      });
    }
    await expect(register(form(email), challenge, now)).resolves.toHaveProperty('session');
  });

  test('refuses common passwords in any case', async () => {
    const { email, challenge } = await verified();
    for (const password of ['Password1', 'PASSWORD123', 'Liverpool1']) {
      await expect(register(form(email, { password }), challenge, now)).rejects.toMatchObject({
        code: 'invalid',
        fields: { password: siteTexts.passwordCommon },
      });
    }
  });
});
