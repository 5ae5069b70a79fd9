import { describe, expect, test } from 'vitest';
import { sendEmailCode } from '@/lib/accounts/codes/send-email-code';
import { sendPhoneCode } from '@/lib/accounts/codes/send-phone-code';
import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { requestReset } from '@/lib/accounts/passwords/request-reset';
import { logIn } from '@/lib/accounts/sessions/log-in';
import { addTime, hour, minute } from '@/lib/dates';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { limits } from '@/lib/rate-limit/limits';
import { solveProof } from '@/lib/rate-limit/solve-proof';
import {
  createUser,
  messagesTo,
  newAddress,
  newEmail,
  newMobile,
  sessionFor,
} from '../../builders/account';

const now = new Date('2026-11-20T12:00:00Z');

/** Calls like the pages: once, then with the solved proof of work that the refusal asks for. */
async function withProof<T>(call: (proof?: string) => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AppError && error.proof)) throw error;
    return call(await solveProof(error.proof));
  }
}

const times = <T>(count: number, call: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, call));

describe('requests by strangers', () => {
  test("neither void the owner's code nor delay the next one", async () => {
    const email = newEmail();
    const send = (at: Date, proof?: string, address = newAddress()) =>
      sendEmailCode({ email }, address, at, proof);
    const { challenge, code = '' } = await send(now);
    await times(30, () => send(now));
    await expect(verifyEmailCode({ email, code }, challenge, now)).resolves.toEqual({
      verified: true,
    });
    await expect(send(now)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    const owner = newAddress();
    const ask = (proof?: string) => send(now, proof, owner);
    await expect(withProof(ask)).resolves.toHaveProperty('challenge');
    await expect(withProof(ask)).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await messagesTo(email)).length).toBeLessThanOrEqual(limits.codesOfTarget.max + 1);
  });

  test('do not delay the code of a number for its owner', async () => {
    const number = newMobile();
    const sendAs = async () => {
      const { actor } = await sessionFor(await createUser(), now);
      return (proof?: string) => sendPhoneCode(actor, { phone: number }, newAddress(), now, proof);
    };
    for (let attempt = 0; attempt < limits.codesOfTarget.max; attempt += 1)
      await (await sendAs())();
    const owner = await sendAs();
    await expect(owner()).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(withProof(owner)).resolves.toMatchObject({ success: true });
  });

  test('do not lock the owner out of a new device', async () => {
    const { email, password } = await createUser();
    const attempt = (given: string, proof?: string) =>
      logIn({ email, password: given }, newAddress(), now, proof);
    await times(12, () => attempt('Something8'));
    await expect(attempt(password)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(withProof((proof) => attempt(password, proof))).resolves.toHaveProperty('token');
  });

  test("do not delay the owner's reset link, with a proof of work or a known IP address", async () => {
    const { email, password } = await createUser();
    const home = newAddress();
    await logIn({ email, password }, home, now);
    const ask = (address: string, proof?: string) => requestReset({ email }, address, now, proof);
    await times(8, () => ask(newAddress()));
    await expect(ask(newAddress())).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(ask(home)).resolves.toHaveProperty('message');
    await expect(withProof((proof) => ask(newAddress(), proof))).resolves.toHaveProperty('message');
  });

  test('are forgotten within an hour', async () => {
    const email = newEmail();
    await times(20, () => sendEmailCode({ email }, newAddress(), now));
    const send = (at: Date) => sendEmailCode({ email }, newAddress(), at);
    await expect(send(addTime(now, minute - 1))).rejects.toMatchObject({ retryAfter: 1 });
    await expect(send(addTime(now, minute))).resolves.toHaveProperty('challenge');
    await expect(send(addTime(now, 2 * minute))).rejects.toMatchObject({ retryAfter: 60 });
    for (let sent = 0; sent < limits.codesOfTarget.max; sent += 1) {
      await expect(send(addTime(now, hour + minute))).resolves.toHaveProperty('challenge');
    }
  });
});

test('of 5,000 concurrent guesses on 100 challenges, only the budget is checked', async () => {
  const email = newEmail();
  const challenges: string[] = [];
  // Hours apart, so that none needs a proof of work.
  for (let age = 100; age > 0; age -= 1) {
    const { challenge } = await sendEmailCode({ email }, newAddress(), addTime(now, -age * hour));
    challenges.push(challenge);
  }
  await db.challenge.updateMany({
    where: { target: email },
    data: { codeHash: 'no guess is right', expiresAt: addTime(now, minute) },
  });
  const guesses = Array.from({ length: 5000 }, (_, index) =>
    verifyEmailCode({ email, code: '0000' }, challenges[index % challenges.length], now),
  );
  await Promise.allSettled(guesses);
  const { _sum } = await db.challenge.aggregate({
    where: { target: email },
    _sum: { attempts: true },
  });
  expect(_sum.attempts).toBe(limits.codeGuesses.max);
}, 120_000);
