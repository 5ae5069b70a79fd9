import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';

/** Compares rows as text, with anything between the digits, so that new tables are included. */
export async function findInDatabase(digits: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS "name" FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
  const pattern = [...digits].join('[^0-9]{0,3}');
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.$queryRaw<unknown[]>`
      SELECT FROM ${Prisma.raw(name)} t WHERE t::text ~ ${pattern} LIMIT 1`;
    if (row) found.push(name);
  }
  return found;
}
