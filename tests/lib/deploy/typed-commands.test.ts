import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

/* Commands of npm that pages and alerts tell an operator to type. */

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const operations = ['deploy/README.md', ...globSync('docs/operations{.md,/*.md}')];
const pages = [...operations, 'README.md', ...globSync('docs/decisions/*.md')];

type Rule = { alert: string; annotations: { action: string } };
const alerts: { groups: { rules: Rule[] }[] } = parse(readFileSync('deploy/alerts.yaml', 'utf8'));
const actions = alerts.groups
  .flatMap(({ rules }) => rules)
  .map(({ alert, annotations }): [string, string] => [alert, annotations.action]);

const call = /\bnpm(?: --prefix \S+)?\s+run\s+(?:--silent\s+)?([a-z][\w:-]*)/g;
const namesIn = (text: string) => [...text.matchAll(call)].map(([, name = '']) => name);

test.each([...pages.map((page) => [page, readFileSync(page, 'utf8')]), ...actions])(
  '%s names existing commands of npm',
  (_, text) => {
    expect(namesIn(text).filter((name) => !(name in scripts))).toEqual([]);
  },
);

const source = '/srv/townboard/.data/releases/current/source';
/** As the service's user, in a folder that this user may read, or in a container. */
const whole = [
  `cd / && sudo -u townboard npm --prefix ${source} run`,
  'cd /srv/townboard && sudo -u townboard npm run release',
  'docker compose -p townboard exec worker npm run',
];

test.each(actions)('the action of %s has its commands of npm as they are typed', (_, action) => {
  const left = whole.reduce((text, form) => text.replaceAll(form, ''), action);
  expect(namesIn(left)).toEqual([]);
});

/** Commands that read the settings of the service or write its files. */
const ofService = [
  ...['admin:grant', 'authority-report', 'backup', 'doctor', 'erasures:replay', 'photos:hash'],
  ...['photos:import-hashes', 'places:import', 'restore', 'retry:jobs', 'search:rebuild'],
  ...['secrets:reseal'],
];

/** The indented commands of a page, each in one line. */
function commandsOf(page: string): string[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const commands: string[] = [];
  let open = '';
  for (const line of lines.filter((one) => /^ {4}/.test(one))) {
    open += ` ${line.trim()}`;
    const isQuoted = open.replaceAll(/[^']/g, '').length % 2 === 1;
    if (isQuoted || open.endsWith('\\')) continue;
    commands.push(open.trim());
    open = '';
  }
  return commands;
}

test.each(operations)('%s has commands of npm for the service as they are typed', (page) => {
  const ofThem = commandsOf(page).filter((command) =>
    namesIn(command).some((name) => ofService.includes(name)),
  );
  const isWhole = (command: string) =>
    /\bdocker compose /.test(command) ||
    /\bsudo -u townboard (?:env .*)?npm --prefix (\S+) run\b/.exec(command)?.[1] === source;
  expect(ofThem.filter((command) => !isWhole(command))).toEqual([]);
});

test('the build command for Vercel migrates for production alone', () => {
  const [, build = ''] =
    /build command `(.*npm run build)`/.exec(readFileSync('deploy/README.md', 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = '#!/bin/sh\necho "$2"\n[ "$2" != "$FAILS" ]\n';
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const run = (VERCEL_ENV: string, FAILS = '') =>
    execFileSync('sh', ['-c', `${build} || echo failed`], {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, VERCEL_ENV, FAILS },
      encoding: 'utf8',
    }).split('\n');
  expect(run('production')).toEqual(['migrate', 'build', '']);
  expect(run('production', 'migrate')).toEqual(['migrate', 'failed', '']);
  expect(run('preview')).toEqual(['build', '']);
});
