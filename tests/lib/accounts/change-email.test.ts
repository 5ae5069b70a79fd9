import { describe, expect, test } from 'vitest';
import { changeEmail } from '@/lib/accounts/change-email';
import { sendEmailChangeCode } from '@/lib/accounts/codes/send-email-change-code';
import { requestReset } from '@/lib/accounts/passwords/request-reset';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { actorOfToken } from '@/lib/accounts/sessions/sessions';
import { codeGuesses, codeLife, resendCooldown } from '@/lib/catalogue/limits';
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
} from '../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');
const password = testPassword;

/** A member who has requested a new address, and the code mailed there. */
async function moving(email = newEmail()) {
  const user = await createUser();
  const { actor, token } = await sessionFor(user, now);
  const { code = '' } = await sendEmailChangeCode(actor, { email, password }, newAddress(), now);
  return { user, actor, token, email, code };
}

const other = (code: string) => (code === '0000' ? '0001' : '0000');
const emailOf = async (id: string) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { email: true } })).email;
const subjects = async (to: string) =>
  (await messagesTo(to)).map((mail) => 'subject' in mail && mail.subject);

describe('changeEmail', () => {
  test('moves the login to the new address, tells the old one and ends other sessions', async () => {
    const { user, actor, token, email, code } = await moving();
    const elsewhere = await sessionFor(user, now);
    expect(await subjects(email)).toEqual([`${code} is your Townboard code`]);
    const reply = await changeEmail(actor, { email, password, code }, now);
    expect(reply).toEqual({ message: siteTexts.emailChanged });

    expect(await emailOf(user.id)).toBe(email);
    expect(await subjects(user.email)).toEqual(['Your Townboard email address was changed']);
    expect(await actorOfToken(token, now)).not.toBeNull();
    expect(await actorOfToken(elsewhere.token, now)).toBeNull();
    await expect(logIn({ email, password }, newAddress(), now)).resolves.toHaveProperty('token');
    await expect(logIn({ email: user.email, password }, newAddress(), now)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('invalidates links mailed to the old address', async () => {
    const { user, actor, email, code } = await moving();
    await requestReset({ email: user.email }, newAddress(), now);
    await changeEmail(actor, { email, password, code }, now);
    expect(await db.resetToken.count({ where: { userId: user.id } })).toBe(0);
  });

  test('needs the password both times', async () => {
    const { actor, user, email, code } = await moving();
    const wrong = { fields: { password: siteTexts.currentPasswordWrong } };
    const attempt = changeEmail(actor, { email, password: 'Wrong1234', code }, now);
    await expect(attempt).rejects.toMatchObject(wrong);
    const to = { email: newEmail(), password: 'Wrong1234' };
    await expect(sendEmailChangeCode(actor, to, newAddress(), now)).rejects.toMatchObject(wrong);
    expect(await messagesTo(to.email)).toEqual([]);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('limits guesses of the password', async () => {
    const { actor, email, code } = await moving();
    for (let guess = 0; guess < 10; guess += 1) {
      const attempt = changeEmail(actor, { email, password: `Wrong${guess}`, code }, now);
      await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    }
    const attempt = changeEmail(actor, { email, password, code }, now);
    await expect(attempt).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('refuses a wrong code, and every code after five guesses', async () => {
    const { actor, user, email, code } = await moving();
    const guess = (digits: string) => changeEmail(actor, { email, password, code: digits }, now);
    for (let count = 1; count < codeGuesses; count += 1) {
      await expect(guess(other(code))).rejects.toMatchObject({
        fields: { code: siteTexts.invalidCode },
      });
    }
    const spent = { fields: { code: siteTexts.codeSpent } };
    await expect(guess(other(code))).rejects.toMatchObject(spent);
    await expect(guess(code)).rejects.toMatchObject(spent);
    expect(await emailOf(user.id)).toBe(user.email);
  });

  test('accepts a code once, before it expires, from its member and for its address', async () => {
    const { actor, email, code } = await moving();
    const spent = { fields: { code: siteTexts.codeSpent } };
    const form = { email, password, code };
    const stranger = await moving();
    await expect(changeEmail(stranger.actor, form, now)).rejects.toMatchObject(spent);
    const elsewhere = { ...form, email: stranger.email };
    await expect(changeEmail(actor, elsewhere, now)).rejects.toMatchObject(spent);
    await expect(changeEmail(actor, form, addTime(now, codeLife))).rejects.toMatchObject(spent);
    await changeEmail(actor, form, now);
    await expect(changeEmail(actor, form, now)).rejects.toMatchObject(spent);
  });

  test('replies the same for a registered address; only its mail says so', async () => {
    const owner = await createUser();
    const { actor, user, code } = await moving(owner.email);
    expect(await subjects(owner.email)).toEqual(['This address has a Townboard account already']);
    // A correct guess.
    const attempt = changeEmail(actor, { email: owner.email, password, code }, now);
    await expect(attempt).rejects.toMatchObject({
      code: 'conflict',
      message: siteTexts.emailTaken,
    });
    expect(await emailOf(user.id)).toBe(user.email);
    expect(await emailOf(owner.id)).toBe(owner.email);
  });

  test('gives an address requested by two members to one of them', async () => {
    const first = await moving();
    const later = addTime(now, resendCooldown);
    const second = await sessionFor(await createUser(), now);
    const { email } = first;
    const sent = await sendEmailChangeCode(second.actor, { email, password }, newAddress(), later);
    const results = await Promise.allSettled([
      changeEmail(first.actor, { email, password, code: first.code }, later),
      changeEmail(second.actor, { email, password, code: sent.code ?? '' }, later),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuses the current address', async () => {
    const user = await createUser();
    const { actor } = await sessionFor(user, now);
    const same = sendEmailChangeCode(actor, { email: user.email, password }, newAddress(), now);
    await expect(same).rejects.toMatchObject({ fields: { email: siteTexts.emailSame } });
  });
});
