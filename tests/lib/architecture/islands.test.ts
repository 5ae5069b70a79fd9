import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Cached pages have no Next scripts (docs/decisions/023), so a client component that is not an island
 * would never be hydrated, and only a click would show it.
 */

const root = join(import.meta.dirname, '../../..');
const cached = globSync(
  [
    'app/layout.tsx',
    'components/search/search-document.tsx',
    'app/not-found.tsx',
    'app/{(public),(home)}/**/{page,layout,not-found}.tsx',
    'content/**/*.mdx',
  ],
  { cwd: root },
);

test('every client component of a cached page is an island', () => {
  const reached = clientModulesFrom(cached);
  expect(reached.length).toBeGreaterThan(5);
  const registry = 'components/islands/islands.ts';
  const islands = [...importsOf(registry), ...lazyImportsOf(registry)];
  expect(reached.toSorted()).toEqual(islands.toSorted());
});

/**
 * Client components that need no script. Marking them as such lets the server refer to them instead of
 * sending their elements again.
 */
const withoutScript = [
  'components/ad-page/ad-article.tsx',
  'components/layout/site-footer.tsx',
  'components/layout/site-header.tsx',
];

test.each(withoutScript)('%s needs no script', (file) => {
  expect(textOf(file)).toMatch(/^'use client'/);
  expect(textOf(file)).not.toMatch(/\buse[A-Z]\w*\(|\bon[A-Z]\w*=/);
});

/** The client modules that pages import, directly or through server components. */
function clientModulesFrom(files: string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) {
    if (isClient(file)) continue;
    for (const imported of importsOf(file)) seen.add(imported);
  }
  return [...seen].filter(isClient);
}

const isClient = (file: string) =>
  textOf(file).startsWith("'use client'") && !withoutScript.includes(file);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Run-time imports of a module within the project. */
const importsOf = (file: string) =>
  modulesNamed(file, /^import (?!type )[^;]*?from '([.@#][^']*)';$/gm);

const lazyImportsOf = (file: string) => modulesNamed(file, /import\('([^']*)'\)/g);

const modulesNamed = (file: string, statement: RegExp): string[] =>
  Array.from(textOf(file).matchAll(statement), ([, name = '']) => resolve(file, name)).filter(
    (path) => path !== '',
  );

const { imports } = JSON.parse(textOf('package.json'));

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return imports[name].default.slice('./'.length);
  if (!name.startsWith('@/') && !name.startsWith('.')) return '';
  const path = name.startsWith('@/') ? name.slice(2) : relative('', join(dirname(from), name));
  const found = ['', '.ts', '.tsx'].map((end) => path + end).find((one) => isCode(join(root, one)));
  return found ?? '';
}

const isCode = (path: string) => /\.tsx?$/.test(path) && existsSync(path);
