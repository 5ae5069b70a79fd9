import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { beginSecondFactor, confirmSecondFactor } from '@/lib/accounts/second-factor/set-up';
import { codeGuesses } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import { limits } from '@/lib/rate-limit/limits';
import { newAddress, newEmail } from '@/tests/builders/account';
import type { Answers } from '@/tests/builders/guess';
import { createMember } from '@/tests/builders/member';

/* GUESSES=5000 for the long form. */
const guesses = Number(process.env.GUESSES ?? 300);
const timeout = 60_000 + guesses * 40;

/** Makes half of the guesses in each of two processes. */
async function guessTwice(kind: string, subject: string, right: string, challenge: string) {
  const half = Math.ceil(guesses / 2);
  const run = async (first: number): Promise<Answers> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--import',
        './scripts/launch/register-alias.ts',
        'tests/builders/guess.ts',
        ...[kind, subject, right, challenge, String(first), String(half)],
      ],
      { env: process.env },
    );
    return JSON.parse(stdout);
  };
  const [one, two] = await Promise.all([run(0), run(half)]);
  return {
    judged: one.judged + two.judged,
    refused: one.refused + two.refused,
    passed: one.passed + two.passed,
    all: 2 * half,
  };
}

test('of code guesses in two processes, at most five are checked', {
  timeout,
}, async () => {
  const email = newEmail();
  const now = new Date();
  const { challenge, code = '' } = await sendEmailCode({ email }, newAddress(), now);
  const { judged, refused, passed, all } = await guessTwice('email', email, code, challenge);
  expect(passed).toBe(0);
  // The last guess finds the code used up.
  expect(judged).toBeLessThan(codeGuesses);
  expect(judged + refused).toBe(all);
  const { attempts } = await db.challenge.findUniqueOrThrow({ where: { id: challenge } });
  expect(attempts).toBe(codeGuesses);
  await expect(verifyEmailCode({ email, code }, challenge, new Date())).rejects.toThrow();
});

test('of second-factor guesses in two processes, at most the limit is checked', {
  timeout,
}, async () => {
  const actor = await createMember();
  const now = new Date();
  const { secret } = await beginSecondFactor(actor, now);
  const generate = (at: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  await confirmSecondFactor(actor, generate(now.getTime()), now);
  // A used code is refused, so no guess can succeed.
  const right = generate(now.getTime());
  const result = await guessTwice('second factor', actor.userId, right, actor.sessionId);
  const { judged, refused, passed, all } = result;
  expect(judged + passed).toBeLessThanOrEqual(limits.secondFactorGuesses.max);
  expect(judged + refused + passed).toBe(all);
  expect(passed).toBe(0);
});
