import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Actor } from '@/lib/accounts/actor';
import { grantRole } from '@/lib/accounts/roles/grant-role';
import { isElevated } from '@/lib/accounts/second-factor/elevation';
import { passSecondFactor } from '@/lib/accounts/second-factor/pass';
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
} from '@/lib/accounts/second-factor/set-up';
import { addTime, hour, minute, second } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { createMember } from '@/tests/builders/member';

const now = new Date();

const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function withApp() {
  const actor = await createMember();
  const { secret, uri } = await beginSecondFactor(actor, now);
  const { recoveryCodes } = await confirmSecondFactor(actor, codeAt(secret, now), now);
  return { actor, secret, uri, recoveryCodes };
}

const sessionOf = ({ sessionId }: Actor) =>
  db.session.findUniqueOrThrow({ where: { id: sessionId } });

test('the app is active after a first code, and the session ends after 8 hours', async () => {
  const actor = await createMember();
  const { secret, uri } = await beginSecondFactor(actor, now);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Townboard:/);
  expect(await hasSecondFactor(actor)).toBe(false);
  await expect(confirmSecondFactor(actor, '000000', now)).rejects.toMatchObject({
    code: 'invalid',
  });
  expect(await isElevated(actor, now)).toBe(false);
  const { recoveryCodes } = await confirmSecondFactor(actor, codeAt(secret, now), now);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await hasSecondFactor(actor)).toBe(true);
  expect(await isElevated(actor, now)).toBe(true);
  expect(await isElevated(actor, addTime(now, 8 * hour))).toBe(false);
  expect((await sessionOf(actor)).expiresAt).toEqual(addTime(now, 8 * hour));
  const row = await db.secondFactor.findUniqueOrThrow({ where: { userId: actor.userId } });
  expect(row.sealedSecret).not.toContain(secret);
});

test('an active secret is neither shown nor replaced', async () => {
  const { actor, secret } = await withApp();
  await expect(beginSecondFactor(actor, now)).rejects.toMatchObject({ code: 'conflict' });
  await expect(confirmSecondFactor(actor, codeAt(secret, now), now)).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a code of the app works once, and only around its time', async () => {
  const { actor, secret } = await withApp();
  const later = addTime(now, 5 * minute);
  await expect(passSecondFactor(actor, codeAt(secret, now), now)).rejects.toMatchObject({
    code: 'invalid',
  });
  for (const off of [-2, 2]) {
    const code = codeAt(secret, addTime(later, off * minute));
    await expect(passSecondFactor(actor, code, later)).rejects.toMatchObject({ code: 'invalid' });
  }
  const code = codeAt(secret, later);
  const all = await Promise.allSettled([1, 2, 3].map(() => passSecondFactor(actor, code, later)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a recovery code works once, in any spelling, and only for its owner', async () => {
  const { actor, recoveryCodes } = await withApp();
  const { actor: other } = await withApp();
  const [first = '', second = ''] = recoveryCodes;
  await expect(passSecondFactor(other, first, now)).rejects.toMatchObject({ code: 'invalid' });
  const typed = first.toUpperCase().replace('-', ' ');
  const all = await Promise.allSettled([1, 2, 3].map(() => passSecondFactor(actor, typed, now)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(passSecondFactor(actor, first, now)).rejects.toMatchObject({ code: 'invalid' });
  await expect(passSecondFactor(actor, second, now)).resolves.toEqual({ success: true });
});

test('of 300 parallel guesses, at most the limit is checked', async () => {
  const { actor } = await withApp();
  const later = addTime(now, hour + second);
  const guesses = Array.from({ length: 300 }, (_, index) => String(100_000 + index));
  const outcomes = await Promise.all(
    guesses.map((guess) => passSecondFactor(actor, guess, later).catch(({ code }) => code)),
  );
  const judged = outcomes.filter((outcome) => outcome !== 'rate_limited');
  expect(judged).toHaveLength(limits.secondFactorGuesses.max);
  expect(await isElevated(actor, addTime(later, 7 * hour))).toBe(false);
});

test('granting a role ends the sessions, and a reset removes the app', async () => {
  const { actor } = await withApp();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  await grantRole({ email: ` ${email.toUpperCase()} `, role: 'admin' }, now);
  const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  expect(user.role).toBe('admin');
  expect(await db.session.count({ where: { userId: actor.userId } })).toBe(0);
  expect(await hasSecondFactor(actor)).toBe(true);
  await grantRole({ email, role: 'admin', resetSecondFactor: true }, now);
  expect(await hasSecondFactor(actor)).toBe(false);
  const audited = await db.auditEntry.findMany({ where: { subjectId: actor.userId } });
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.role_granted', 'account.second_factor_reset']),
  );
  await expect(grantRole({ email: 'nobody@example.com', role: 'admin' }, now)).rejects.toThrow(
    'not found',
  );
});
