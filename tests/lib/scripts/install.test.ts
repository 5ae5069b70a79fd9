import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('an image with packages and no lock file counts as installed', () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(image, { recursive: true }));
  cpSync('scripts/launch', join(image, 'scripts/launch'), { recursive: true });
  mkdirSync(join(image, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(image, 'node_modules/.bin/node'), '');
  writeFileSync(join(image, 'node_modules/.package-lock.json'), '{"packages":{}}');
  writeFileSync(
    join(image, 'check.mjs'),
    "import { ensureInstalled } from './scripts/launch/install.mjs';\nawait ensureInstalled();\n",
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(image, 'check.mjs')], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
