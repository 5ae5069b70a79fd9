import { day } from '@/lib/dates.ts';
import { failure } from '../../launch/preflight.mjs';
import { askDatabase } from './ask-database.ts';

/** Undefined if no backup was ever made. Throws a sentence if the last one is too old. */
export async function probeBackup(url: string): Promise<string | undefined> {
  const last = await askDatabase(url, async (client) => {
    const { rows } = await client.query<{ at: string; age: number }>(
      `SELECT to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS at,
         extract(epoch FROM now() - "at")::float * 1000 AS age FROM "LastBackup"`,
    );
    return rows[0];
  });
  if (!last) return undefined;
  if (last.age <= 2 * day) return `the last is of ${last.at} UTC`;
  throw failure(`the last is of ${last.at} UTC: npm run backup -- --to FOLDER`);
}
