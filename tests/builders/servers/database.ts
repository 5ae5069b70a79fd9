import pg from 'pg';

export const templateName = 'template_lib';

export function databaseUrl(database: string): string {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('There is no test database: run npm test -- lib');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export const ensureWorkerDatabase = (database: string) =>
  withServer((server) => ensureCopy(server, database, templateName));

export async function ensureCopy(server: pg.Client, database: string, template: string) {
  const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (found.rowCount) return;
  await server.query(`CREATE DATABASE "${database}" TEMPLATE "${template}"`);
}

export async function withServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: databaseUrl('postgres') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

/* DELETE without triggers is far quicker on a few rows than TRUNCATE, which makes new files. */
const emptyAllTables = `
  DO $$
  DECLARE name text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN
      SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'Place')
    LOOP
      EXECUTE format('DELETE FROM public.%I', name);
    END LOOP;
    DELETE FROM graphile_worker._private_jobs;
    DELETE FROM graphile_worker._private_known_crontabs;
  END $$`;

let connection: Promise<pg.Client> | undefined;

export async function resetDatabase(): Promise<void> {
  connection ??= connect();
  await (await connection).query(emptyAllTables);
}

/** Ends connections to it, such as those of the test file before. */
export async function replaceDatabase(template: string): Promise<void> {
  const open = await connection;
  connection = undefined;
  await open?.end();
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  await withServer(async (server) => {
    await server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await server.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  });
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  return client;
}
