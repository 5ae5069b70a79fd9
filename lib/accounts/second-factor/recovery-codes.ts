import { createHmac } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import { deriveKey } from '@/lib/keys';

const count = 10;
/** 50 random bits. */
const length = 10;

/** Replaces the codes before. They are returned once and stored as keyed hashes. */
export async function issueRecoveryCodes(userId: string, now: Date, tx: Db): Promise<string[]> {
  const codes = Array.from({ length: count }, () => randomId(length));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: now })),
  });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** A code passes once, also when it is sent twice at the same time. */
export async function spendRecoveryCode(
  userId: string,
  text: string,
  now: Date,
  tx: Db,
): Promise<boolean> {
  const codeHash = hashOf(userId, text.toLowerCase().replace(/[\s-]/g, ''));
  const { count: spent } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  });
  return spent === 1;
}

const hashOf = (userId: string, code: string) =>
  createHmac('sha256', deriveKey('recovery-code')).update(`${userId}\0${code}`).digest('base64url');
