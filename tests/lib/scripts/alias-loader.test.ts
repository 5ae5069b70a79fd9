import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { resolveAlias } from '@/scripts/launch/alias-loader.ts';

const root = pathToFileURL(`${process.cwd()}/`).href;

test('@/ is the root, with or without extension', () => {
  expect(resolveAlias('@/lib/env')).toBe(`${root}lib/env.ts`);
  expect(resolveAlias('@/lib/env.ts')).toBe(`${root}lib/env.ts`);
});

test('our relative imports may omit the extension', () => {
  expect(resolveAlias('./env', `${root}lib/dates.ts`)).toBe(`${root}lib/env.ts`);
  expect(resolveAlias('./env', `${root}node_modules/x/index.js`)).toBeUndefined();
});

test('other imports are left to Node', () => {
  expect(resolveAlias('pg')).toBeUndefined();
  expect(resolveAlias('node:fs')).toBeUndefined();
  expect(resolveAlias('@/lib/nowhere')).toBeUndefined();
});
