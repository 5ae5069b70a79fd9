import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearUnfinished } from '@/scripts/build/clear-unfinished.ts';

let built: string;
let stamp: string;

beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'));
  stamp = join(built, 'townboard-stamp');
  mkdirSync(join(built, 'cache'));
});
afterEach(() => rmSync(built, { recursive: true, force: true }));

test('a failed build is removed with its cache', () => {
  clearUnfinished(built, stamp);
  expect(existsSync(built)).toBe(false);
  clearUnfinished(built, stamp);
});

test('a complete build keeps its cache for the next one', () => {
  writeFileSync(stamp, 'whole');
  clearUnfinished(built, stamp);
  expect(existsSync(join(built, 'cache'))).toBe(true);
});
