import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { guessCode, issueCode } from '@/lib/accounts/codes/codes';
import { passSecondFactor } from '@/lib/accounts/second-factor/pass';
import { resealSecrets } from '@/lib/accounts/second-factor/reseal-secrets';
import { beginSecondFactor, confirmSecondFactor } from '@/lib/accounts/second-factor/set-up';
import { readRenewKey, renewKey } from '@/lib/ads/reminders/renew-key';
import { nextAuthOptions } from '@/lib/auth/next-auth';
import { loginCookies, sessionIdOf } from '@/lib/auth/session-cookie';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { addTime, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { appealKey, decisionOfKey } from '@/lib/moderation/appeals/appeal-key';
import { resealOutbox } from '@/lib/notifications/outbox/reseal-outbox';
import { seal, unseal } from '@/lib/notifications/outbox/seal';
import { sendMail } from '@/lib/notifications/send-mail';
import { readUnsubscribeKey, unsubscribeKey } from '@/lib/notifications/unsubscribe-key';
import { newEmail } from '../builders/account';
import { createMember } from '../builders/member';

const [first, second] = ['first '.repeat(8), 'second '.repeat(8)];
const now = new Date();

const use = (secret: string, previous = '') => {
  vi.stubEnv('AUTH_SECRET', secret);
  vi.stubEnv('AUTH_SECRET_PREVIOUS', previous);
};
const rotate = () => use(second, first);
const forget = () => use(second);

beforeEach(() => use(first));
afterEach(() => vi.unstubAllEnvs());

const contentOf = (cookie = '') => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
const appCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

test('sessions survive a new secret while the previous one is configured', async () => {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const [cookie] = await loginCookies(userId, sessionId);
  const token = contentOf(cookie);
  const decode = () => nextAuthOptions().jwt?.decode?.({ token, secret: 'is not asked' });
  rotate();
  expect(await sessionIdOf(token)).toBe(sessionId);
  expect(await decode()).toMatchObject({ sid: sessionId });
  const [fresh] = await loginCookies(userId, sessionId);
  forget();
  expect(await sessionIdOf(token)).toBeUndefined();
  expect(await decode()).toBeNull();
  expect(await sessionIdOf(contentOf(fresh))).toBe(sessionId);
});

test('links in earlier mails still work', () => {
  const id = randomUUID();
  const reminder = { adId: 'abcdefghij01', stage: 'ended', expiresAt: now } as const;
  const [appeal, alert, renewal] = [appealKey(id), unsubscribeKey('alert', id), renewKey(reminder)];
  const read = () => [decisionOfKey(appeal), readUnsubscribeKey(alert), readRenewKey(renewal)];
  rotate();
  expect(read()).toEqual([id, { kind: 'alert', id }, reminder]);
  expect(appealKey(id)).not.toBe(appeal);
  forget();
  expect(read()).toEqual([null, null, null]);
});

test('a code sent before the change is still accepted', async () => {
  const target = { kind: 'email', target: newEmail(), userId: null } as const;
  const { challengeId, code } = await issueCode(target, undefined, now, db);
  rotate();
  const wrong = code === '0000' ? '0001' : '0000';
  expect(await guessCode(challengeId, target, wrong, now)).toBe('wrong');
  expect(await guessCode(challengeId, target, code, now)).toBe('verified');
});

test('second factors still work, and after resealing also without the previous secret', async () => {
  const actor = await createMember();
  const { secret } = await beginSecondFactor(actor, now);
  const { recoveryCodes } = await confirmSecondFactor(actor, appCode(secret, now), now);
  rotate();
  const later = addTime(now, minute);
  await passSecondFactor(actor, appCode(secret, later), later);
  await passSecondFactor(actor, recoveryCodes[0] ?? '', later);
  expect(await resealSecrets()).toMatchObject({ count: 1 });
  forget();
  const latest = addTime(now, 2 * minute);
  await passSecondFactor(actor, appCode(secret, latest), latest);
  await expect(passSecondFactor(actor, recoveryCodes[1] ?? '', latest)).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a process that knows the next secret as its previous one reads what another has sealed', async () => {
  const actor = await createMember();
  const { secret } = await beginSecondFactor(actor, now);
  await confirmSecondFactor(actor, appCode(secret, now), now);
  const [cookie] = await loginCookies(actor.userId, actor.sessionId);
  use(second, first);
  const later = addTime(now, minute);
  await passSecondFactor(actor, appCode(secret, later), later);
  await resealSecrets();
  const [fresh] = await loginCookies(actor.userId, actor.sessionId);
  use(first, second);
  const latest = addTime(now, 2 * minute);
  await passSecondFactor(actor, appCode(secret, latest), latest);
  for (const each of [cookie, fresh]) {
    expect(await sessionIdOf(contentOf(each))).toBe(actor.sessionId);
  }
});

test('a second factor of a forgotten secret is refused in words, and does not stop the resealing of others', async () => {
  await db.secondFactor.deleteMany();
  const [lost, kept] = [await createMember(), await createMember()];
  const begin = async (actor: typeof lost) => (await beginSecondFactor(actor, now)).secret;
  const confirm = (actor: typeof lost, secret: string) =>
    confirmSecondFactor(actor, appCode(secret, now), now);
  const secret = await begin(lost);
  use(second);
  await expect(confirm(lost, secret)).rejects.toMatchObject({ code: 'conflict' });
  use(first);
  await confirm(lost, secret);
  use(second);
  const later = addTime(now, minute);
  await expect(passSecondFactor(lost, appCode(secret, later), later)).rejects.toMatchObject({
    code: 'invalid',
    fields: { code: siteTexts.authenticatorUnreadable },
  });
  const other = await begin(kept);
  await confirm(kept, other);
  use('third '.repeat(8), second);
  expect(await resealSecrets()).toEqual({ count: 1, unreadable: [lost.userId] });
  await passSecondFactor(kept, appCode(other, later), later);
});

test('a message of a forgotten secret does not stop the resealing of others', async () => {
  await db.outboxMessage.deleteMany();
  onTestFinished(async () => void (await db.outboxMessage.deleteMany()));
  const send = () =>
    sendMail({ to: newEmail(), template: 'verify-email', data: { code: '1234' }, now });
  await send();
  use(second);
  await send();
  use('third '.repeat(8), second);
  expect(await resealOutbox()).toEqual({ count: 1, unreadable: 1 });
});

test('waiting messages can be opened, and after resealing also without the previous secret', async () => {
  await sendMail({ to: newEmail(), template: 'verify-email', data: { code: '1234' }, now });
  const read = async () => {
    const { id, sealed } = await db.outboxMessage.findFirstOrThrow();
    return unseal(sealed ?? '', id).text;
  };
  rotate();
  expect(await read()).toContain('1234');
  expect(await resealOutbox()).toEqual({ count: 1, unreadable: 0 });
  forget();
  expect(await read()).toContain('1234');
  use(first);
  await expect(read()).rejects.toThrow();
});

test('altered values are refused with any secret', () => {
  const id = randomUUID();
  const mail = { channel: 'email', to: 'a@b.uk', subject: 's', text: 't', html: 'h' } as const;
  const sealed = seal(mail, id);
  rotate();
  // The last character of base64 may have unused bits.
  const [first = ''] = sealed;
  const changed = (first === 'A' ? 'B' : 'A') + sealed.slice(1);
  expect(() => unseal(changed, id)).toThrow();
  expect(() => unseal(sealed, randomUUID())).toThrow();
  expect(unseal(sealed, id)).toEqual(mail);
});
