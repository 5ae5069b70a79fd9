/*
 * `npm run test:release [-- COMMIT [FILE …]]`: whether an earlier release (or the newest tag)
 * passes its API suite on this checkout's schema, as it must between the migrations and the switch.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished, launch, runQuietly } from '../launch/children.ts';
import { beginLifetime, type Lifetime, runUntilEnded } from '../launch/lifetime.ts';
import { dataDirectory, failure, report, root } from '../launch/preflight.mjs';
import { step } from '../launch/progress.ts';
import { migrate, readMigrations } from '../migrate/migrate.ts';
import { ensureDatabase } from '../postgres/postgres.ts';
import { startTestPostgres } from '../test/test-postgres.ts';
import { earlierRelease, type Release } from './earlier-release.ts';

const suiteFolder = '.data/test-release';
const suite = ['release-suite.mjs', 'release-suite.ts'];

try {
  const [given, ...args] = process.argv.slice(2);
  const release = earlierRelease(root, given);
  const lifetime = beginLifetime(130);
  await runUntilEnded(lifetime, () => check(release, lifetime, args), { after: () => undefined });
} catch (error) {
  report(error);
  process.exit(1);
}

async function check({ name, commit }: Release, lifetime: Lifetime, args: string[]) {
  const folder = join(dataDirectory(), `release-${commit.slice(0, 12)}`);
  await step(`Checking out ${name}`, () => checkOut(commit, folder));
  const unknown = migrationsUnknownTo(folder);
  const postgres = await step('PostgreSQL', () =>
    startTestPostgres((server) => {
      lifetime.database = server;
    }),
  );
  await step(`Migrations of this checkout, ${unknown.length} of them new`, async () => {
    await ensureDatabase(postgres.url, 'site');
    await migrate(postgres.url('site'));
  });
  const code = await finished(
    launch(process.execPath, [join(suiteFolder, 'release-suite.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, ...postgres.env, DATA_DIR: '' },
    }),
  );
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
  const verdict = code === 0 ? 'passes' : 'FAILS';
  const list = unknown.map((migration) => `  ${migration}\n`).join('');
  process.stdout.write(
    `\nThe API suite of ${name} ${verdict} on this checkout's schema. Migrations it does not know: ${unknown.length}\n${list}`,
  );
  return code === 0 ? 0 : 1;
}

async function checkOut(commit: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const log = `${folder}.log`;
  const clone = ['clone', '--quiet', '--shared', '--no-checkout', root, folder];
  await runQuietly('git clone', 'git', clone, { log });
  const checkout = ['checkout', '--quiet', '--detach', commit];
  await runQuietly('git checkout', 'git', checkout, { log, cwd: folder });
  rmSync(log);
  if (!existsSync(join(folder, 'scripts/test/test-plan.ts'))) {
    throw failure('That commit has no tests that could be run.');
  }
  const target = join(folder, suiteFolder);
  mkdirSync(target, { recursive: true });
  for (const file of suite) copyFileSync(join(import.meta.dirname, file), join(target, file));
}

function migrationsUnknownTo(folder: string): string[] {
  const known = new Set(readMigrations(join(folder, 'prisma/migrations')).map(({ name }) => name));
  return readMigrations(join(root, 'prisma/migrations'))
    .map(({ name }) => name)
    .filter((name) => !known.has(name));
}
