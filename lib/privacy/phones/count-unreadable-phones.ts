import { knownPrefixes } from '@/lib/accounts/phones/seal-phone';
import { db } from '@/lib/db/client';

export async function countUnreadablePhones(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS "count" FROM (
      SELECT "sealed" FROM "Phone"
      UNION ALL SELECT "sealedPhone" FROM "Draft" WHERE "sealedPhone" IS NOT NULL) stored
    WHERE split_part("sealed", '.', 1) || '.' <> ALL (${knownPrefixes()}::text[])`;
  return row?.count ?? 0;
}
