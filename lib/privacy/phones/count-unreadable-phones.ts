import type pg from 'pg';
import { knownPrefixes } from '@/lib/accounts/phones/seal-phone';
import { writePool } from '@/lib/db/client';

export async function countUnreadablePhones(
  connection: Pick<pg.Pool, 'query'> = writePool(),
  prefixes = knownPrefixes(),
): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT "sealed" FROM "Phone"
       UNION ALL SELECT "sealedPhone" FROM "Draft" WHERE "sealedPhone" IS NOT NULL) stored
     WHERE split_part("sealed", '.', 1) || '.' <> ALL ($1::text[])`,
    [prefixes],
  );
  return rows[0]?.count ?? 0;
}
