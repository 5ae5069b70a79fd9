import type pg from 'pg';

/** Whether the worker has numbers to seal that an earlier version stored as they are. */
export async function hasPlainPhones(connection: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await connection.query<{ plain: boolean }>(
    `SELECT EXISTS (SELECT FROM "Ad" WHERE "phone" IS NOT NULL)
      OR EXISTS (SELECT FROM "VerifiedPhone" WHERE starts_with("number", '+'))
      OR EXISTS (SELECT FROM "User" WHERE "phone" IS NOT NULL)
      OR EXISTS (SELECT FROM "Draft" WHERE coalesce("form" ->> 'phone', '') <> '') AS plain`,
  );
  return rows[0]?.plain ?? false;
}
