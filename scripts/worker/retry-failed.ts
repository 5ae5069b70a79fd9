/* `npm run retry:jobs`: retries dead letters. Needs DATABASE_URL. */
import { retryDeadLetters } from '@/lib/jobs/dead-letters.ts';
import { failure, refuseArguments, report } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

try {
  refuseArguments('npm run retry:jobs');
  const url = process.env.DATABASE_URL;
  if (!url) throw failure('Set DATABASE_URL to the database of the site.');
  const count = await withClient(url, retryDeadLetters);
  process.stdout.write(`Jobs that run again: ${count}\n`);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
