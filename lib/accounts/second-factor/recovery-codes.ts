import type { Db } from '@/lib/db/client';
import { randomId } from '@/lib/ids';
import { keyedHashes } from '@/lib/secrets/keys';

const count = 10;
/** 50 random bits. */
const length = 10;

export async function issueRecoveryCodes(userId: string, now: Date, tx: Db): Promise<string[]> {
  const codes = Array.from({ length: count }, () => randomId(length));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      userId,
      codeHash: hashesOf(userId, code)[0] ?? '',
      createdAt: now,
    })),
  });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** A code works once, even if it is sent twice at the same time. */
export async function spendRecoveryCode(
  userId: string,
  text: string,
  now: Date,
  tx: Db,
): Promise<boolean> {
  const hashes = hashesOf(userId, text.toLowerCase().replace(/[\s-]/g, ''));
  const { count: spent } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: { in: hashes }, usedAt: null },
    data: { usedAt: now },
  });
  return spent === 1;
}

const hashesOf = (userId: string, code: string) =>
  keyedHashes('recovery-code', `${userId}\0${code}`, 'base64url');
