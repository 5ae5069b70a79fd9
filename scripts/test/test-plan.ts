import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canAttack } from '../attack/options.ts';
import { generateClient } from '../build/build.ts';
import type { Lifetime } from '../launch/lifetime.ts';
import { failure, root } from '../launch/preflight.mjs';
import { step } from '../launch/progress.ts';
import { withClient } from '../postgres/postgres.ts';
import { findChromium } from './chromium.ts';
import { testPackages } from './test-packages.ts';
import { type GivenPostgres, startTestPostgres } from './test-postgres.ts';
import { add, nothing, type Tally } from './test-results.ts';
import { startTestSite, type TestSite } from './test-site.ts';
import { attack, lint, playwright, types, vitest } from './test-stages.ts';

export const stageNames = ['packages', 'lint', 'types', 'lib', 'api', 'e2e'] as const;
export type StageName = (typeof stageNames)[number];

export type Run = {
  lifetime: Lifetime;
  args: string[];
  chromium?: string;
  postgres?: GivenPostgres;
  site?: TestSite;
};

export type Stage = {
  name: string;
  for: StageName[];
  // biome-ignore lint/suspicious/noConfusingVoidType: a stage that only prepares has nothing to count
  work: (run: Run) => Promise<Tally | void>;
};

export const stages: Stage[] = [
  { name: 'browser', for: ['e2e'], work: prepareBrowser },
  { name: 'client', for: ['types', 'lib', 'api', 'e2e'], work: prepareClient },
  { name: 'packages', for: ['packages'], work: runPackages },
  { name: 'lint', for: ['lint'], work: ({ args }) => lint(args) },
  { name: 'types', for: ['types'], work: ({ args }) => types(args) },
  { name: 'database', for: ['lib', 'api', 'e2e'], work: prepareDatabase },
  { name: 'lib', for: ['lib'], work: runLib },
  { name: 'site', for: ['api', 'e2e'], work: prepareSite },
  // First, on a server without earlier requests, like `npm run attack` alone.
  { name: 'attack', for: ['api'], work: runAttack },
  { name: 'api', for: ['api'], work: runApi },
  { name: 'e2e', for: ['e2e'], work: runEndToEnd },
];

function logFile(name: string) {
  const folder = join(root, '.data/test');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.log`);
}

async function runPackages() {
  mkdirSync(join(root, '.data'), { recursive: true });
  return testPackages(join(root, '.data/sbom.json'));
}

async function prepareBrowser(run: Run) {
  run.chromium = await step('Chromium', () => findChromium(logFile('chromium')));
}

function prepareClient() {
  return step('Code for the database', () => generateClient(logFile('generate')));
}

async function prepareDatabase(run: Run) {
  run.postgres = await step('PostgreSQL', () =>
    startTestPostgres((server) => {
      run.lifetime.database = server;
    }),
  );
}

async function prepareSite(run: Run) {
  run.site = await startTestSite(needed(run.postgres, 'database'));
}

function runLib({ postgres, args }: Run) {
  const { env } = needed(postgres, 'database');
  return vitest('lib', { ...process.env, ...env }, args);
}

/** At the same time, as tests of servers wait for them most of the time. */
function runApi({ site, args }: Run) {
  const tested = needed(site, 'site');
  const own = asksFor('tests/own-servers/*.test.ts', args);
  const api = !own || asksFor('tests/{api,specification}/**/*.test.ts', args);
  return whileUp(tested, async (env) => {
    const tallies = await Promise.all([
      api ? vitest('api', env, args) : nothing,
      own ? vitest('own-servers', { ...env, DATABASE_URL: tested.copyUrl }, args) : nothing,
    ]);
    return tallies.reduce(add);
  });
}

/** Vitest takes words for parts of paths, and fails without any file. */
function asksFor(files: string, args: string[]) {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const paths = globSync(files, { cwd: root });
  return words.length === 0 || words.some((word) => paths.some((path) => path.includes(word)));
}

async function runAttack({ site, args }: Run) {
  if (args.length > 0 || !canAttack) return nothing;
  const attacked = needed(site, 'site');
  return whileUp(attacked, (env) => attack(env, attacked));
}

async function runEndToEnd({ site, chromium, args }: Run) {
  const CHROMIUM_PATH = needed(chromium, 'browser');
  // All tests share an IP address, so earlier stages must not use up its limits.
  await withClient(needed(site, 'site').env.DATABASE_URL ?? '', (client) =>
    client.query('DELETE FROM "RateLimit"'),
  );
  return whileUp(needed(site, 'site'), (env) => playwright({ ...env, CHROMIUM_PATH }, args));
}

async function whileUp(site: TestSite, work: (env: NodeJS.ProcessEnv) => Promise<Tally>) {
  const tally = await work(site.env);
  if (tally.failed > 0) {
    for (const [name, log] of Object.entries(site.logs)) {
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n');
      process.stderr.write(`\nThe last lines of the ${name}'s log:\n${lines}\n`);
    }
  }
  if (!site.death()) return tally;
  process.stderr.write(`\n${String(site.death())}\n`);
  return { ...tally, failed: tally.failed + 1 };
}

function needed<T>(value: T | undefined, stage: string): T {
  if (value === undefined) throw failure(`Not run: the stage "${stage}" failed.`);
  return value;
}
