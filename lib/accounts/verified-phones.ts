import { type Db, db } from '@/lib/db/client';

/** Whether this person has proved to hold this number (E.164). */
export async function isPhoneVerified(
  userId: string,
  number: string,
  tx: Db = db,
): Promise<boolean> {
  return (await tx.verifiedPhone.count({ where: { userId, number } })) === 1;
}
