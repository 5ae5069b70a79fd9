import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { verifyPhoneCode } from '@/lib/accounts/codes/verify-phone-code';
import { getMe } from '@/lib/accounts/get-me';
import { parseUkMobile } from '@/lib/accounts/phones/phone';
import { isPhoneVerified } from '@/lib/accounts/phones/verified-phones';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import {
  createUser,
  messagesTo,
  newAddress,
  newMobile,
  sessionFor,
} from '../../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');

async function member() {
  const { actor } = await sessionFor(await createUser(), now);
  const send = (phone: string, at = now) => sendPhoneCode(actor, { phone }, newAddress(), at);
  const verify = (phone: string, code: string, at = now) =>
    verifyPhoneCode(actor, { phone, code }, at);
  return { actor, send, verify };
}

const otherThan = (code = '') => (code === '0000' ? '0001' : '0000');

describe('parseUkMobile', () => {
  test.each([
    ['07400 123456', '+447400123456'],
    ['7400123456', '+447400123456'],
    ['+44 7400 123456', '+447400123456'],
    ['447400123456', '+447400123456'],
    ['+44 (0)7400 123456', '+447400123456'],
    ['07911 123456', '+447911123456'],
    ['07781 123456', '+447781123456'],
    ['07797 123456', '+447797123456'],
    ['07624 123456', '+447624123456'],
  ])('reads %s', (text, number) => {
    expect(parseUkMobile(text)).toBe(number);
  });

  test.each([
    '',
    '0740012345',
    '070 1234 5678',
    '0906 123 4567',
    '020 7946 0958',
    '+33 6 12 34 56 78',
    '07400 123456 ext 5',
    'call 07400 123456 now',
    '0'.repeat(5000),
  ])('refuses %s', (text) => {
    expect(parseUkMobile(text)).toBeUndefined();
  });
});

afterEach(() => vi.unstubAllEnvs());

describe('sendPhoneCode and verifyPhoneCode', () => {
  test("verifying a suspended member's number opens a moderation case", async () => {
    const phone = newMobile();
    const verified = async () => {
      const one = await member();
      const { code = '' } = await one.send(phone);
      await one.verify(phone, code);
      return one.actor.userId;
    };
    const caseOf = (targetId: string) =>
      db.moderationCase.findFirst({
        where: { targetId },
        select: { targetType: true, risk: true },
      });
    const [first, second] = [await verified(), await verified()];
    expect([await caseOf(first), await caseOf(second)]).toEqual([null, null]);
    await db.user.update({ where: { id: first }, data: { bannedAt: now } });
    expect(await caseOf(await verified())).toEqual({ targetType: 'user', risk: 60 });
  });

  test('omit the code from the reply once messages are really sent', async () => {
    vi.stubEnv('WHATSAPP_TOKEN', 'EAA-secret');
    vi.stubEnv('WHATSAPP_PHONE_NUMBER_ID', '105954558954427');
    const { send } = await member();
    expect(await send(newMobile())).toEqual({ success: true });
  });

  test('record that this member holds this number', async () => {
    const { actor, send, verify } = await member();
    const number = newMobile();
    const { code = '' } = await send(number.replace('+44', '0'));
    const [message] = await messagesTo(number);
    expect(message).toMatchObject({ channel: 'whatsapp', values: [code] });
    expect(await isPhoneVerified(actor.userId, number)).toBe(false);

    await expect(verify(number, code)).resolves.toEqual({ verified: true });
    expect(await isPhoneVerified(actor.userId, number)).toBe(true);
    expect(await isPhoneVerified(actor.userId, newMobile())).toBe(false);
    expect(await getMe(actor)).toMatchObject({ phone: number, phoneVerified: true });
  });

  test('send nothing to a number that is verified already, and say so', async () => {
    const { send, verify } = await member();
    const number = newMobile();
    const { code = '' } = await send(number);
    await verify(number, code);
    expect(await send(number)).toEqual({ success: true, verified: true });
    expect(await messagesTo(number)).toHaveLength(1);
  });

  test("do not accept another person's code, nor a code for another number", async () => {
    const [ann, ben] = [await member(), await member()];
    const number = newMobile();
    const { code = '' } = await ann.send(number);
    await expect(ben.verify(number, code)).rejects.toMatchObject({ code: 'invalid' });
    await expect(ann.verify(newMobile(), code)).rejects.toMatchObject({ code: 'invalid' });
    expect(await isPhoneVerified(ben.actor.userId, number)).toBe(false);
  });

  test('allow five guesses in total, also parallel ones', async () => {
    const { actor, send, verify } = await member();
    const number = newMobile();
    const { code = '' } = await send(number);
    await expect(verify(number, otherThan(code))).rejects.toMatchObject({
      message: 'Code is incorrect. Please try again.',
    });
    await Promise.allSettled(Array.from({ length: 15 }, () => verify(number, otherThan(code))));
    await expect(verify(number, code)).rejects.toMatchObject({ message: siteTexts.codeSpent });
    expect(await isPhoneVerified(actor.userId, number)).toBe(false);
  });

  test('enforce a minute between codes per member, so that others cannot delay the owner', async () => {
    const [ann, ben] = [await member(), await member()];
    const number = newMobile();
    await ben.send(number);
    await expect(ben.send(number)).rejects.toMatchObject({ code: 'rate_limited' });
    const { code = '' } = await ann.send(number);
    await (await member()).send(number);
    await expect(ann.verify(number, code)).resolves.toEqual({ verified: true });
  });

  test('refuse invalid numbers at their field', async () => {
    const { send } = await member();
    await expect(send('020 7946 0958')).rejects.toMatchObject({
      code: 'invalid',
      fields: { phone: siteTexts.phoneInvalid },
    });
  });
});
