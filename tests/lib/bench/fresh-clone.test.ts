import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const clone = mkdtempSync(join(tmpdir(), 'townboard-clone-'));

afterAll(() => rmSync(clone, { recursive: true }));

test('the bench generates what it needs in a fresh clone', { timeout: 120_000 }, () => {
  copyTracked();
  // The command loads all of its code before it refuses the option.
  const words = ['scripts/launch/run.mjs', 'bench/bench.ts', '--only', 'no-such-load'];
  const run = spawnSync('node', words, { cwd: clone, encoding: 'utf8' });
  expect(run.stderr).not.toMatch(/^\s+at /m);
  expect(run.stderr).toContain('There is no load "no-such-load". There are: bare-node');
  expect(run.status).toBe(1);
});

/** The files of a fresh clone, with this checkout's packages. */
function copyTracked() {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.trim().split('\n')) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file));
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
}
