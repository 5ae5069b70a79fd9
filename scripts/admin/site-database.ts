import { runningDatabase } from '../doctor/running-database.ts';
import { dataDirectory, failure, loadDotEnv } from '../launch/preflight.mjs';
import { loadSecrets } from '../start/secrets.ts';

/** Sets DATABASE_URL, AUTH_SECRET and, for a running demo, APP_ENV as the site has them. Throws if no database is known. */
export function adoptSiteDatabase(): void {
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
}
