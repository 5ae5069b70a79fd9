/* A process of its own: makes `count` wrong guesses of a code at once, and prints the answers. */

import { verifyEmailCode } from '@/lib/accounts/codes/verify-email-code';
import { passSecondFactor } from '@/lib/accounts/second-factor/pass';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { inParallel } from '@/lib/process/in-parallel';

export type Answers = { judged: number; refused: number; passed: number };

const [kind = '', subject = '', right = '', challenge = '', first = '', count = ''] =
  process.argv.slice(2);
const digits = right.length;

const guess = (code: string): Promise<unknown> => {
  const now = new Date();
  if (kind === 'email') return verifyEmailCode({ email: subject, code }, challenge, now);
  return passSecondFactor({ userId: subject, sessionId: challenge, role: 'admin' }, code, now);
};

const answers: Answers = { judged: 0, refused: 0, passed: 0 };
const codes = Array.from({ length: Number(count) }, (_, index) =>
  String((Number(right) + 1 + Number(first) + index) % 10 ** digits).padStart(digits, '0'),
);
const errors = await inParallel(codes, 25, async (code) => {
  try {
    await guess(code);
    answers.passed += 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isJudged = error.code === 'invalid' && error.message === siteTexts.invalidCode;
    answers[isJudged ? 'judged' : 'refused'] += 1;
  }
});
if (errors.length > 0) throw errors[0];
process.stdout.write(JSON.stringify(answers));
await db.$disconnect();
