/* Once per run: creates a migrated database, of which every worker gets a copy. */
import { migrate } from '../../scripts/migrate/migrate.ts';
import { dropDatabase, ensureDatabase } from '../../scripts/postgres/postgres.ts';
import { startTestPostgres } from '../../scripts/test/test-postgres.ts';
import { databaseUrl, templateName } from '../builders/servers/database.ts';

export default async function setup() {
  // `npm test` brings its own server; plain `vitest` gets one here.
  const own = process.env.TEST_POSTGRES_URL ? undefined : await startTestPostgres();
  if (own) Object.assign(process.env, own.env);
  await dropDatabase(databaseUrl, templateName);
  await ensureDatabase(databaseUrl, templateName);
  await migrate(databaseUrl(templateName));
  return () => own?.close();
}
