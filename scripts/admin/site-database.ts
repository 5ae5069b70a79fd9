import { configurationProblem } from '@/lib/configuration.ts';
import { runningDatabase } from '../doctor/running-database.ts';
import { dataDirectory, failure, loadDotEnv } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import { loadSecrets } from '../start/secrets.ts';

/** Sets DATABASE_URL, AUTH_SECRET and a demo's APP_ENV. Throws if the site would not start. */
export async function adoptSiteDatabase(): Promise<void> {
  loadDotEnv();
  const directory = dataDirectory();
  const running = process.env.DATABASE_URL ? undefined : runningDatabase(directory);
  if (running) {
    process.env.DATABASE_URL = running;
    process.env.APP_ENV ||= 'demo';
  }
  if (!process.env.DATABASE_URL) {
    throw failure('Set DATABASE_URL to the database of the site, or start the demo first.');
  }
  if (process.env.APP_ENV !== 'production') {
    process.env.AUTH_SECRET ||= loadSecrets(directory).AUTH_SECRET;
  }
  refuseUnlessConfigured();
  await withClient(process.env.DATABASE_URL, async () => undefined);
}

/** Otherwise a command would use a demo's stand-ins: an empty folder instead of the bucket. */
function refuseUnlessConfigured(): void {
  const problem = configurationProblem();
  if (problem) throw failure(problem);
}
