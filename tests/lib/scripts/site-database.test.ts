import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptSiteDatabase } from '@/scripts/admin/site-database.ts';

let directory: string;
let demo: ChildProcess;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'site-database-'));
  vi.stubEnv('DATA_DIR', directory);
  for (const name of ['APP_ENV', 'AUTH_SECRET', 'DATABASE_URL']) vi.stubEnv(name, undefined);
  // A running demo is recognised by its command.
  demo = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'scripts/start/start.ts']);
  await once(demo, 'spawn');
});
afterEach(() => {
  demo.kill('SIGKILL');
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

const startDemo = () => {
  writeFileSync(join(directory, 'running.json'), JSON.stringify({ pid: demo.pid }));
  writeFileSync(join(directory, 'postgres.port'), '5433\n');
};

test('a command finds the database of a running demo, and that it is a demo', async () => {
  startDemo();
  await expect(adoptSiteDatabase()).rejects.toThrow('ECONNREFUSED');
  expect(process.env.DATABASE_URL).toMatch(/@127\.0\.0\.1:5433\/townboard$/);
  expect(process.env.APP_ENV).toBe('demo');
  expect(process.env.AUTH_SECRET).toMatch(/\S{40}/);
});

test("a given database takes precedence over the demo's", async () => {
  startDemo();
  vi.stubEnv('DATABASE_URL', 'postgresql://elsewhere/site');
  await expect(adoptSiteDatabase()).rejects.toThrow('Set APP_ENV to production, or to demo');
  expect(process.env.DATABASE_URL).toBe('postgresql://elsewhere/site');
  expect(process.env.APP_ENV).toBeUndefined();
});

test('without either it explains what to do', async () => {
  await expect(adoptSiteDatabase()).rejects.toThrow(
    'Set DATABASE_URL to the database of the site, or start',
  );
});
