import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished, launch, launchNode } from '../launch/children.ts';
import { root } from '../launch/preflight.mjs';
import {
  judge,
  nothing,
  type Tally,
  tallyAttack,
  tallyPlaywright,
  tallyVitest,
} from './test-results.ts';
import type { TestSite } from './test-site.ts';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const run = (name: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  finished(launch(bin(name), args, { env }));

const asOneTest = (exitCode: number): Tally => ({
  ...nothing,
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
});

export const lint = async (args: string[]) => asOneTest(await run('biome', ['ci', '.', ...args]));

export async function types(args: string[]) {
  // Generates next-env.d.ts and the route types, which a fresh clone lacks.
  const typegen = await run('next', ['typegen']);
  return asOneTest(typegen || (await run('tsc', ['--noEmit', ...args])));
}

export function vitest(
  project: 'lib' | 'api' | 'own-servers',
  env: NodeJS.ProcessEnv,
  args: string[],
) {
  const report = join(env.TEST_DIRECTORY ?? '', `${project}.json`);
  return runStage(`tests/${project}/**/*.test.{ts,tsx}`, report, tallyVitest, () =>
    run(
      'vitest',
      [
        'run',
        `--project=${project}*`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      env,
    ),
  );
}

export function playwright(env: NodeJS.ProcessEnv, args: string[]) {
  const report = join(env.TEST_DIRECTORY ?? '', 'e2e.json');
  return runStage('tests/e2e/**/*.{test,spec}.ts', report, tallyPlaywright, () =>
    run('playwright', ['test', ...args], { ...env, PLAYWRIGHT_RESULTS: report }),
  );
}

export async function attack(
  env: NodeJS.ProcessEnv,
  { server, logs }: Pick<TestSite, 'server' | 'logs'>,
) {
  const { SITE_URL = '', DATABASE_URL = '' } = env;
  const at = ['--url', SITE_URL, '--database', DATABASE_URL, '--pid', String(server.pid)];
  const script = ['--import', './scripts/launch/register-alias.ts', 'scripts/attack/attack.ts'];
  const report = join(env.TEST_DIRECTORY ?? '', 'attack.json');
  const args = [...script, '--short', ...at, '--log', logs.server, '--report', report];
  return runStage('scripts/attack/rows/*.ts', report, tallyAttack, () =>
    finished(launchNode(args, { env })),
  );
}

async function runStage<Report>(
  files: string,
  report: string,
  tally: (report: Report) => Tally,
  work: () => Promise<number>,
): Promise<Tally> {
  if (globSync(files, { cwd: root }).length === 0) {
    process.stdout.write(`  no files ${files}\n`);
    return nothing;
  }
  rmSync(report, { force: true });
  const exitCode = await work();
  const counted = existsSync(report)
    ? tally(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : undefined;
  return judge(exitCode, counted);
}
