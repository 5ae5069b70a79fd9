import { second } from '@/lib/dates';
import { loggable } from '@/lib/db/errors';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { clockWarning } from './clock-warning';
import { connectionWarning } from './connection-warning';

/** By then all processes that start together are connected. */
const settledAfter = 8 * second;

/** Logs properties of the database that will cause trouble. */
export function warnAboutDatabase(): void {
  setTimeout(async () => {
    for (const find of [connectionWarning, timeoutWarning, clockWarning]) {
      try {
        const warning = await find();
        if (warning) console.warn(warning);
      } catch (error) {
        console.warn('The settings of the database could not be read:', loggable(error));
      }
    }
  }, settledAfter).unref();
}

/** A warning if no timeout limits queries because a pooler has dropped our settings. */
export async function timeoutWarning(): Promise<string | undefined> {
  const [row] = await readRows<{ timeout: string }>(
    Prisma.sql`SELECT current_setting('statement_timeout') AS "timeout"`,
  );
  if (row?.timeout !== '0') return undefined;
  return (
    'The pooler before the database leaves out the time limit of a statement, so a slow one may run ' +
    "without end. Set it for the role: ALTER ROLE … SET statement_timeout = '15s'."
  );
}
