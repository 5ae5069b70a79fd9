import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/* The short form of `npm run chaos`. Backup and failover have tests of their own. */

const rows = [
  ...['publishes', 'database-restarts', 'rolling-restart', 'services', 'uploads', 'mixed-load'],
];

test('promises hold while parts of the site fail', async () => {
  const site = join(process.env.TEST_DIRECTORY ?? '', 'site');
  const only = rows.flatMap((row) => ['--only', row]);
  const args = ['--import', './scripts/launch/register-alias.ts', 'scripts/chaos/chaos.ts'];
  const child = spawn(process.execPath, [...args, '--short', '--site', site, ...only], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  // Prints the whole table, the only evidence of a guarantee that breaks once in many runs.
  expect(code, output + errors).toBe(0);
  expect(output).toMatch(/Every promise was kept\. \(\d+\.\d minutes\)\n$/);
}, 180_000);
