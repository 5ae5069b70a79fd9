import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/* Without a container engine the tests only read the file, by the relevant rules of hadolint. */

type Instruction = { word: string; rest: string };

const instructions: Instruction[] = readFileSync('deploy/Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)
  .map((line) => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { word, rest };
  });
const starts = instructions.flatMap(({ word }, index) => (word === 'FROM' ? [index] : []));
const last = instructions.slice(starts.at(-1));
const all = (word: string, within = instructions) =>
  within.filter((one) => one.word === word).map(({ rest }) => rest);

const packages = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the image', () => {
  test('has several stages on the pinned Node', () => {
    expect(starts.length).toBeGreaterThan(1);
    expect(all('ARG')).toEqual([`NODE=${packages.devDependencies.node}-bookworm-slim`]);
    for (const base of all('FROM')) expect(base).toMatch(/^node:\$\{NODE\}/);
  });

  test('runs as an unprivileged user, has a health check, and ends at SIGTERM', () => {
    expect(all('USER', last)).toEqual(['node']);
    const places = (word: string) => last.findIndex((one) => one.word === word);
    expect(places('USER')).toBeLessThan(places('CMD'));
    expect(all('STOPSIGNAL', last)).toEqual(['SIGTERM']);
    for (const command of [...all('CMD', last), ...all('HEALTHCHECK', last)]) {
      expect(JSON.parse(command.slice(command.indexOf('[')))[0]).toBe('node');
    }
    expect(all('CMD', last)[0]).toContain('scripts/serve/serve.mjs');
  });

  test('downloads nothing by address, and removes package lists', () => {
    expect(all('ADD')).toEqual([]);
    for (const run of all('RUN')) {
      expect(run).not.toMatch(/curl|wget|sudo|npm install\b/);
      if (run.includes('apt-get install')) {
        expect(run).toMatch(/--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/);
      }
    }
    expect(readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data', '.git', 'node_modules']),
    );
  });
});

/** The repository's files in the last stage. */
const held = all('COPY', last)
  .flatMap((rest) => rest.split(' ').filter((word) => word.startsWith('/app/')))
  .map((path) => path.slice('/app/'.length));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g;

function fileOf(path: string): string | undefined {
  const forms = [path, `${path}.ts`, `${path}.tsx`, `${path}.mts`, join(path, 'index.ts')];
  return forms.find((form) => existsSync(form) && /\.\w+$/.test(form));
}

/** The file that a module imports by this name; undefined for a package. */
function pathOf(name: string, file: string): string | undefined {
  if (name.startsWith('@/')) return resolve(name.slice(2));
  return name.startsWith('.') ? resolve(dirname(file), name) : undefined;
}

const importsIn = (source: string) =>
  [...source.matchAll(importPattern)].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '');

function needsOf(entry: string): { files: Set<string>; modules: Map<string, string> } {
  const files = new Set<string>();
  const modules = new Map<string, string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    if (!/\.m?ts$|\.mjs$/.test(file)) return;
    const source = readFileSync(file, 'utf8').replace(/import type [\s\S]*?;\n/g, '');
    for (const name of importsIn(source)) {
      if (name.startsWith('node:')) continue;
      const path = pathOf(name, file);
      if (!path)
        modules.set(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
          file,
        );
      else visit(fileOf(path) ?? path);
    }
  };
  visit(resolve(entry));
  return { files, modules };
}

const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => /^[\w.]/.test(line));
const isSent = (path: string) =>
  !ignored.some((name) => path === name || path.startsWith(`${name}/`));
const inRepository = (path: string) => relative(process.cwd(), path);

test('no file that is sent to the build imports one that is not', () => {
  const sources = globSync('**/*.{ts,tsx,mts,mjs}', { exclude: ignored }).filter(isSent);
  expect(sources).toEqual(expect.arrayContaining(['next.config.ts', 'lib/env.ts']));
  const missing = sources.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8')).flatMap((name) => {
      const path = pathOf(name, resolve(file));
      const found = path && fileOf(path);
      return !path || (found && isSent(inRepository(found))) ? [] : [`${file} imports ${name}`];
    }),
  );
  expect(missing).toEqual([]);
});

describe.each([
  'scripts/serve/serve.mjs',
  'scripts/serve/server-hooks.mjs',
  'scripts/worker/worker.ts',
  'scripts/migrate/migrate.ts',
  'scripts/worker/retry-failed.ts',
  'scripts/admin/grant.ts',
  'scripts/backup/backup.ts',
  'scripts/backup/restore.ts',
  'scripts/backup/replay-erasures.ts',
  'scripts/admin/authority-report.ts',
  'scripts/admin/reseal.ts',
  'scripts/doctor/doctor.mjs',
  'scripts/doctor/doctor.ts',
  'scripts/places/import.ts',
  'scripts/search/rebuild.ts',
  'scripts/photos/hash.ts',
  'scripts/photos/import-hashes.ts',
  'scripts/launch/packaged-node.mjs',
  'scripts/launch/site-command.mjs',
])('%s in the image', (entry) => {
  const { files, modules } = needsOf(entry);

  test('finds all files it needs', () => {
    const missing = [...files]
      .map(inRepository)
      .filter(
        (file) =>
          !isSent(file) || !held.some((part) => file === part || file.startsWith(`${part}/`)),
      );
    expect(missing).toEqual([]);
  });

  test('needs no development packages', () => {
    const absent = [...modules].filter(([name]) => !(name in packages.dependencies));
    expect(absent.filter(([name]) => !['next', 'react'].includes(name))).toEqual([]);
  });
});
