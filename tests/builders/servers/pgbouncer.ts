import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { tryPort } from '@/scripts/postgres/postgres';

export const hasPgbouncer = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The address of a database through PgBouncer in transaction mode, until the test ends. */
export async function startPgbouncer(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listenPort = await tryPort(0);
  const file = join(folder, 'pgbouncer.ini');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    file,
    `[databases]
* = host=${hostname === 'localhost' ? '127.0.0.1' : hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = statement_timeout,options,extra_float_digits
${isRoot ? 'user = nobody' : ''}
`,
    { mode: 0o644 },
  );
  execFileSync('chmod', ['755', folder]);
  const child = spawn('pgbouncer', [file], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgresql://${username}:${password}@127.0.0.1:${listenPort}${pathname}`;
  for (const end = Date.now() + 10_000; ; await delay(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('SELECT 1');
      return url;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
