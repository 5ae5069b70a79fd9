import type { Actor } from '@/lib/accounts/actor';
import { type Db, db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { storePhone, whereVerified } from './store-phone';
import { numberOf, ofVerified, verifiedPhoneSelect } from './stored-phone';

export async function isPhoneVerified(
  userId: string,
  number: string,
  tx: Db = db,
): Promise<boolean> {
  return (await tx.verifiedPhone.count({ where: { userId, ...whereVerified(number) } })) > 0;
}

/** The id under which the number is stored; undefined unless the member has verified it. */
export async function verifiedPhoneId(
  userId: string,
  number: string,
  now: Date,
  tx: Db,
): Promise<string | undefined> {
  const row = await tx.verifiedPhone.findFirst({
    where: { userId, ...whereVerified(number) },
    orderBy: { phoneId: { sort: 'asc', nulls: 'last' } },
    select: { number: true, phoneId: true },
  });
  if (!row || row.phoneId) return row?.phoneId ?? undefined;
  // The plain number stays, since ads that are not sealed yet are compared with it.
  const phoneId = await storePhone(number, now, tx);
  await tx.verifiedPhone.updateMany({ where: { userId, number: row.number }, data: { phoneId } });
  return phoneId;
}

export async function verifiedPhonesOf({ userId }: Actor, tx: Db = db): Promise<string[]> {
  const rows = await tx.verifiedPhone.findMany({
    where: { userId },
    orderBy: newestFirst,
    select: verifiedPhoneSelect,
  });
  return rows.map((row) => numberOf(ofVerified(row))).filter((number) => number !== null);
}

export const newestFirst: Prisma.VerifiedPhoneOrderByWithRelationInput[] = [
  { verifiedAt: 'desc' },
  { number: 'asc' },
];
