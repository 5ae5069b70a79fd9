import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { addTime } from '@/lib/dates';
import { AppError, type ProofChallenge } from '@/lib/errors';
import { deriveKey } from '@/lib/secrets/keys';
import { limits } from './limits';
import { takeFromLimit } from './rate-limit';

/** Leading zero bits of the hash: 65,000 attempts on average, about a second on a phone. */
const proofBits = 16;

const proofLife = limits.usedProofs.window;

/** The signature covers the purpose, so that a proof works for one target and action only. */
export function newProof(purpose: string, subject: string, now: Date): ProofChallenge {
  const expiresAt = addTime(now, proofLife).getTime();
  const body = `${expiresAt}.${proofBits}.${randomBytes(16).toString('base64url')}`;
  return { challenge: `${body}.${sign(body, purpose, subject)}`, bits: proofBits };
}

const solutionPattern = /^((\d{1,15})\.(\d{1,2})\.([\w-]{22}))\.([\w-]{43})\.\d{1,15}$/;

/** Each solution works once. */
export async function spendProof(
  solution: string,
  purpose: string,
  subject: string,
  now: Date,
): Promise<boolean> {
  const [, body = '', expiresAt, bits, nonce = '', signature = ''] =
    solutionPattern.exec(solution) ?? [];
  const expected = Buffer.from(sign(body, purpose, subject));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  if (Number(expiresAt) <= now.getTime() || zeroBits(solution) < Number(bits)) return false;
  try {
    await takeFromLimit(limits.usedProofs, nonce, now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const sign = (body: string, purpose: string, subject: string) =>
  createHmac('sha256', deriveKey('proof-of-work'))
    .update(`${body}\0${purpose}\0${subject}`)
    .digest('base64url');

const zeroBits = (solution: string) =>
  Math.clz32(createHash('sha256').update(solution).digest().readUInt32BE());
