import { second } from '@/lib/dates';
import { loggable } from '@/lib/db/errors';
import { Prisma } from '@/lib/db/prisma';
import { readRows } from '@/lib/db/read-rows';
import { clockWarning } from './clock-warning';
import { connectionWarning, replicaConnectionWarning } from './connection-warning';
import { readPoolSettings } from './read-pool';

/** By then all processes that start together are connected. */
const settledAfter = 8 * second;

const warnings = [connectionWarning, replicaConnectionWarning, settingsWarning, clockWarning];

export function warnAboutDatabase(): void {
  setTimeout(async () => {
    for (const find of warnings) {
      try {
        const warning = await find();
        if (warning) console.warn(warning);
      } catch (error) {
        console.warn('The settings of the database could not be read:', loggable(error));
      }
    }
  }, settledAfter).unref();
}

export async function settingsWarning(): Promise<string | undefined> {
  const wanted = Object.entries({ statement_timeout: '15s', ...readPoolSettings });
  const rows = await readRows<{ name: string; value: string | null }>(
    Prisma.sql`SELECT name AS "name", current_setting(name, true) AS "value"
      FROM unnest(${wanted.map(([name]) => name)}::text[]) AS name`,
  );
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  const missing = wanted.filter(([name, value]) =>
    name === 'statement_timeout' ? found.get(name) === '0' : found.get(name) !== value,
  );
  if (missing.length === 0) return undefined;
  const statements = missing.map(([name, value]) => `ALTER ROLE … SET ${name} = '${value}';`);
  return (
    'The pooler before the database leaves out settings of our connections, so a slow statement may run ' +
    `without end or be planned badly. Set them for the role: ${statements.join(' ')}`
  );
}
