import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addTime, minute } from '@/lib/dates';
import { newProof, spendProof } from '@/lib/rate-limit/proof-of-work';
import { solveProof } from '@/lib/rate-limit/solve-proof';

const now = new Date('2026-11-20T12:00:00Z');

const solved = async (purpose: string, subject: string) =>
  solveProof(newProof(purpose, subject, now));

test('a proof works once, even among ten concurrent uses', async () => {
  const subject = randomUUID();
  const solution = await solved('logins', subject);
  const uses = await Promise.all(
    Array.from({ length: 10 }, () => spendProof(solution, 'logins', subject, now)),
  );
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a proof is valid for its action, its target and ten minutes', async () => {
  const subject = randomUUID();
  const solution = await solved('logins', subject);
  expect(await spendProof(solution, 'codes', subject, now)).toBe(false);
  expect(await spendProof(solution, 'logins', 'another', now)).toBe(false);
  expect(await spendProof(solution, 'logins', subject, addTime(now, 10 * minute))).toBe(false);
  expect(await spendProof(solution, 'logins', subject, addTime(now, 10 * minute - 1))).toBe(true);
});

test('an unsolved, weakened or malformed proof is refused', async () => {
  const subject = randomUUID();
  const { challenge, bits } = newProof('logins', subject, now);
  const easier = challenge.replace(`.${bits}.`, '.1.');
  const easy = await solveProof({ challenge: easier, bits: 1 });
  const unsolved = [0, 1, 2].map((counter) => `${challenge}.${counter}`);
  for (const text of [easy, ...unsolved, '', '....', 'x'.repeat(5000), challenge]) {
    expect(await spendProof(text, 'logins', subject, now)).toBe(false);
  }
});
