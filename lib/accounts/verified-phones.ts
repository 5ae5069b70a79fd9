import { type Db, db } from '@/lib/db/client';
import type { Actor } from './actor';

export async function isPhoneVerified(
  userId: string,
  number: string,
  tx: Db = db,
): Promise<boolean> {
  return (await tx.verifiedPhone.count({ where: { userId, number } })) === 1;
}

/** E.164, newest first. */
export const verifiedPhonesOf = ({ userId }: Actor) => newestVerifiedPhones(userId, db);

export async function newestVerifiedPhones(userId: string, tx: Db): Promise<string[]> {
  const rows = await tx.verifiedPhone.findMany({
    where: { userId },
    orderBy: [{ verifiedAt: 'desc' }, { number: 'asc' }],
    select: { number: true },
  });
  return rows.map(({ number }) => number);
}
