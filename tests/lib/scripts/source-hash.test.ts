import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '@/scripts/build/source-hash.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/page.tsx'), 'one');
  writeFileSync(join(folder, 'README.md'), 'not built');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the same sources give the same hash', () => {
  expect(sourceHash(folder)).toBe(sourceHash(folder));
});

test('a changed, added or renamed source changes it', () => {
  const seen = new Set([sourceHash(folder)]);
  writeFileSync(join(folder, 'app/page.tsx'), 'two');
  seen.add(sourceHash(folder));
  writeFileSync(join(folder, 'app/layout.tsx'), 'one');
  seen.add(sourceHash(folder));
  renameSync(join(folder, 'app/layout.tsx'), join(folder, 'app/error.tsx'));
  seen.add(sourceHash(folder));
  expect(seen.size).toBe(4);
});

test('files outside the build, generated files and dead links do not count', () => {
  const before = sourceHash(folder);
  writeFileSync(join(folder, 'README.md'), 'changed');
  mkdirSync(join(folder, 'lib/db/generated'), { recursive: true });
  writeFileSync(join(folder, 'lib/db/generated/client.ts'), 'generated');
  symlinkSync('nowhere', join(folder, 'app/.#page.tsx'));
  expect(sourceHash(folder)).toBe(before);
});
