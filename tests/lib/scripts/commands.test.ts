import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startOpenSearch } from '@/tests/builders/open-search/server';

/* Each command of package.json, called with wrong arguments, exits with 1 and one sentence that says what to do. */

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hashes = join(folder, 'hashes.txt');
writeFileSync(hashes, '00000000000000ff\n');

/** Third-party programs, and commands only for developers. */
const others = new Set([
  ...['build', 'generate', 'lint', 'format', 'types'],
  ...['screening:learn', 'screening:validate', 'simulate:payments'],
]);
const commands = Object.keys(scripts).filter((name) => !others.has(name));

/** Valid calls of commands that need the site's settings. */
const ofSite: Record<string, string[]> = {
  backup: ['--to', 'backups'],
  restore: ['--from', 'backups/20261123T031000Z'],
  'erasures:replay': ['2026-11-23T03:12:00Z'],
  'secrets:reseal': [],
  'admin:grant': ['somebody@example.org', 'moderator'],
  'authority-report': ['ad', 'none'],
  'photos:hash': [],
  'search:rebuild': [],
};
/** Commands that need only the database. */
const ofDatabase: Record<string, string[]> = {
  migrate: [],
  'photos:import-hashes': [hashes],
  'places:import': ['package.json'],
  'retry:jobs': [],
};

const secret = 'only-for-tests-only-for-tests-only-for-tests';
const here = process.env.DATABASE_URL ?? '';
const nowhere = 'postgresql://nobody@127.0.0.1:1/none';

type Ended = { code: number; output: string; said: string };

function run(name: string, words: string[], settings: Record<string, string>): Promise<Ended> {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    // Set, so that the .env of this checkout is ignored.
    ...Object.fromEntries(variables.map((variable) => [variable, ''])),
    DATA_DIR: folder,
    ...settings,
  };
  return new Promise((done) => {
    execFile(
      'sh',
      ['-c', `${scripts[name]} "$@"`, 'sh', ...words],
      { env, timeout: 60_000 },
      (error, output, errors) => {
        done({ code: Number(error?.code ?? 0), output, said: errors.trim() });
      },
    );
  });
}
const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, variable = '']) => variable,
);

/** Without a stack, an error's class name or several messages. */
const sentence = (text: RegExp) =>
  expect.objectContaining({
    code: 1,
    said: expect.toSatisfy(
      (said: string) => text.test(said) && !/\n\s*at |^\w*Error\b|\n\n/.test(said),
      `one sentence like ${text}`,
    ),
  });

test('every command is covered', () => {
  for (const name of [...Object.keys(ofSite), ...Object.keys(ofDatabase)]) {
    expect(commands).toContain(name);
  }
});

test.concurrent.each(commands)(
  'npm run %s refuses an unknown option',
  async (name) => {
    const ended = await run(name, ['--no-such-option'], { APP_ENV: 'demo', AUTH_SECRET: secret });
    expect(ended).toEqual(sentence(/./));
  },
  120_000,
);

const withoutSettings: [string, RegExp, Record<string, string>][] = [
  ['nothing', /^Set DATABASE_URL/, {}],
  ['the database alone', /^Set APP_ENV/, { DATABASE_URL: here }],
  [
    'half of a production',
    /^APP_ENV=production runs without stand-ins\. Missing configuration: .*S3_BUCKET/,
    { DATABASE_URL: here, APP_ENV: 'production', AUTH_SECRET: secret },
  ],
  [
    'a database that is down',
    /^The database at 127\.0\.0\.1:1\/none cannot be used \(.*ECONNREFUSED/,
    { DATABASE_URL: nowhere, APP_ENV: 'demo', AUTH_SECRET: secret },
  ],
];

test.concurrent.each(Object.entries(ofSite))(
  'npm run %s reports what it lacks',
  async (name, words) => {
    for (const [, text, settings] of withoutSettings) {
      expect(await run(name, words, settings)).toEqual(sentence(text));
    }
  },
  120_000,
);

test.concurrent.each(Object.entries(ofDatabase))(
  'npm run %s needs a database',
  async (name, words) => {
    expect(await run(name, words, {})).toEqual(sentence(/^Set DATABASE_URL/));
    expect(await run(name, words, { DATABASE_URL: nowhere })).toEqual(
      sentence(/^The database at 127\.0\.0\.1:1\/none cannot be used/),
    );
  },
  120_000,
);

test("on the system's Node, a command explains that packages are missing", async () => {
  // This Node version cannot run TypeScript.
  const system = ['--no-strip-types', '--import', './scripts/launch/packaged-node.mjs'];
  const there = mkdtempSync(join(folder, 'clone-'));
  const call = () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [...system, 'scripts/worker/retry-failed.ts'],
      { env: { ...process.env, DATA_DIR: there }, encoding: 'utf8' },
    );
    return { code: status, said: stderr.trim() };
  };
  expect(call()).toEqual(sentence(/^The packages are not installed here\. Install them: npm ci/));
  const source = join(there, 'releases/current/source');
  mkdirSync(source, { recursive: true });
  expect(call()).toEqual(sentence(/^The packages .* The current release has them: run this in /));
  expect(call().said).toContain(source);
  for (const [name, command] of Object.entries(scripts)) {
    if (/^(exec )?node .*scripts\/.*\.ts\b/.test(command) && !others.has(name)) {
      const launcher = /(packaged-node|site-command|launch\/run)\.mjs/;
      expect([name, command]).toEqual([name, expect.stringMatching(launcher)]);
    }
  }
}, 60_000);

test('commands start on any Node from 20, which knows no option but --import', () => {
  for (const [name, command] of Object.entries(scripts)) {
    const [, options = ''] = /\bnode ((?:-\S+ \S+ )*)/.exec(command) ?? [];
    expect([name, options.replaceAll(/--import \S+ /g, '')]).toEqual([name, '']);
  }
});

test('commands for the site read .env, and given variables win', () => {
  const clone = mkdtempSync(join(folder, 'settings-'));
  cpSync('scripts/launch', join(clone, 'scripts/launch'), { recursive: true });
  writeFileSync(join(clone, '.env'), 'SITE_NAME=Kept\nCONTACT_EMAIL=file@example.org\n');
  const names = '[process.env.SITE_NAME, process.env.CONTACT_EMAIL].join()';
  const output = execFileSync(
    process.execPath,
    ['--import', './scripts/launch/site-command.mjs', '-p', names],
    { cwd: clone, env: { NODE_ENV: 'test', CONTACT_EMAIL: '' }, encoding: 'utf8' },
  );
  expect(output).toBe('Kept,\n');
  for (const name of ['worker', ...Object.keys(ofSite), ...Object.keys(ofDatabase)]) {
    expect([name, scripts[name]]).toEqual([name, expect.stringContaining('site-command.mjs')]);
  }
});

test('a missing or invalid file is named', async () => {
  const settings = { DATABASE_URL: here };
  for (const name of ['photos:import-hashes', 'places:import']) {
    const missing = await run(name, [join(folder, 'none.csv')], settings);
    expect(missing).toEqual(sentence(/^There is no file .*none\.csv\.$/));
    expect(await run(name, ['package.json'], settings)).toEqual(sentence(/\.$/));
  }
}, 120_000);

test.each([
  'scripts/serve/release.mjs',
  'scripts/serve/serve.mjs',
  'scripts/start/start.mjs',
  'scripts/doctor/doctor.mjs',
])(
  '%s refuses a Node that would not read .env',
  (script) => {
    const old = `Object.defineProperty(process, 'version', { value: 'v20.11.1' });
    process.loadEnvFile = undefined;`;
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
    const env = { ...process.env, DATA_DIR: mkdtempSync(join(folder, 'old-')), PORT: '39998' };
    const { status, stderr } = spawnSync(process.execPath, [...preload, script], {
      ...{ env, encoding: 'utf8', timeout: 30_000 },
    });
    expect([status, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^Townboard needs Node 20\.12, 22 or newer; this is v20\.11\.1\./),
    ]);
  },
  40_000,
);

test('npm run worker and npm run serve report what they lack', async () => {
  for (const [name, text, settings] of withoutSettings
    .slice(1, 3)
    .map(([name, text, settings]) => [name, text, settings] as const)) {
    expect([name, await run('worker', [], settings)]).toEqual([name, sentence(text)]);
  }
  expect(await run('serve', [], { PORT: '1' })).toEqual(sentence(/^/));
  expect(await run('serve', [], { PORT: '39999' })).toEqual(
    sentence(/^There is no release to serve\. Make one: npm run release/),
  );
}, 120_000);

test('a database older than the erasure journal is reported', async () => {
  const settings = { DATABASE_URL: here, APP_ENV: 'demo', AUTH_SECRET: secret };
  const old = await run('erasures:replay', ['2020-01-01T00:00:00Z'], settings);
  expect(old).toMatchObject({ code: 0, output: 'Erased again: 0\n' });
  expect(old.said).toMatch(
    /^Erasures are noted for 365 days\. What was erased between 2020-01-01/m,
  );
  const recent = await run('erasures:replay', [new Date().toISOString()], settings);
  expect(recent).toMatchObject({ code: 0, said: expect.not.stringContaining('Erasures') });
}, 120_000);

test('npm run search:rebuild fills an engine, and reports one that is down', async () => {
  const settings = { DATABASE_URL: here, APP_ENV: 'demo', AUTH_SECRET: secret };
  const engine = await startOpenSearch();
  const filled = await run('search:rebuild', [], { ...settings, SEARCH_URL: engine.url });
  expect(filled).toMatchObject({ code: 0, output: expect.stringMatching(/ is in use: 0 ads/) });
  const off = await run('search:rebuild', ['--off'], { ...settings, SEARCH_URL: engine.url });
  expect(off).toMatchObject({ code: 0 });
  const down = await run('search:rebuild', [], { ...settings, SEARCH_URL: 'http://127.0.0.1:1' });
  expect(down).toEqual(sentence(/^The search engine at 127\.0\.0\.1:1 cannot be used/));
}, 120_000);
