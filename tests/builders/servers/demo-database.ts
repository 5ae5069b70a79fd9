import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseUrl, ensureCopy, replaceDatabase, templateName, withServer } from './database';

const demoName = `${templateName}_demo`;
const unfinished = `${demoName}_unfinished`;
/** Any number; two workers may need the demo at the same time. */
const demoLock = 20_261_126;

/** Call it before anything else in a test file uses the database. Pictures have no files. */
export async function copyDemo(): Promise<void> {
  await withServer(async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [demoLock]);
    const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [demoName]);
    if (found.rowCount) return;
    await server.query(`DROP DATABASE IF EXISTS "${unfinished}"`);
    await ensureCopy(server, unfinished, templateName);
    await seedInOwnProcess(databaseUrl(unfinished));
    await server.query(`ALTER DATABASE "${unfinished}" RENAME TO "${demoName}"`);
  });
  await replaceDatabase(demoName);
}

/** A template may have no connections, and this process keeps its own open. */
const seedInOwnProcess = (url: string) =>
  promisify(execFile)(
    process.execPath,
    ['--import', './scripts/launch/register-alias.ts', 'tests/builders/undrawn-demo.ts'],
    { env: { ...process.env, DATABASE_URL: url } },
  );
