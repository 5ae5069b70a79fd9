/*
 * `npm run bench`: measures the site and the yardstick, and writes the goal table to results.md.
 *   --ads 1000000   how many ads (100,000)     --only ads   or refusals, setups, alerts: these rows
 *   --seconds 5     of a run (20)              --runs 1     of each load (3)
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateClient } from '../scripts/build/build.ts';
import { beginLifetime, runUntilEnded } from '../scripts/launch/lifetime.ts';
import { report, root } from '../scripts/launch/preflight.mjs';
import { parseOptions } from './options.ts';
import { requireTools } from './tools.ts';

try {
  const directory = join(root, '.data/bench');
  mkdirSync(directory, { recursive: true });
  // A fresh clone has no database client yet, and everything below imports it.
  await generateClient(join(directory, 'generate.log'));
  const { loads } = await import('./loads/all.ts');
  const { alerts, measureAll, refusals, setups } = await import('./measure-all.ts');
  const names = [...loads.map(({ name }) => name), refusals, setups, alerts];
  const options = parseOptions(process.argv.slice(2), names);
  requireTools();
  // Read by the seeding and the site.
  process.env.APP_ENV = 'demo';
  process.env.DATA_DIR = directory;
  process.env.AUTH_SECRET = 'only for the bench, only for the bench, only for the bench';
  const lifetime = beginLifetime(130);
  await runUntilEnded(lifetime, () => measureAll(lifetime, directory, options), {
    after: () => undefined,
  });
} catch (error) {
  report(error);
  process.exit(1);
}
