import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hasNginx } from '../builders/servers/nginx';

/* The short form of `npm run chaos`. Backup has tests of its own. */

const needNginx = ['rolling-restart', 'mixed-load'];
const rows = [
  ...['publishes', 'database-restarts', 'rolling-restart', 'services', 'uploads', 'mixed-load'],
  'failover',
];
const leftOut = rows.filter((row) => !hasNginx && needNginx.includes(row));
const tried = rows.filter((row) => !leftOut.includes(row));

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
  const notRun = [...leftOut, 'restore'].join(', ');
  expect(output).toContain(`\nKept, in the short form: ${tried.join(', ')}. Not run: ${notRun}. (`);
  const whose = existsSync('/usr/lib/postgresql/15/bin/postgres') ? "Debian's" : "npm's embedded";
  expect(output).toContain(`by ${whose} PostgreSQL 15`);
}, 240_000);
