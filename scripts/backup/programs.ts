import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';

const debian = '/usr/lib/postgresql';

/** From this version on, pg_restore sets `transaction_timeout`, which older servers refuse. */
const withTransactionTimeout = 17;

/** In PG_BIN, else Debian's, else in PATH. Throws if this server could not read what it writes. */
export async function postgresProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
): Promise<string> {
  const server = await serverVersion(url);
  const program = findProgram(name, server);
  const client = clientVersion(program);
  if (client !== undefined && client >= withTransactionTimeout && server < withTransactionTimeout) {
    throw failure(
      `${program} is of PostgreSQL ${client}, whose dumps cannot be restored to PostgreSQL ${server}. Install ` +
        `postgresql-client-${server}, or name the folder of its programs in PG_BIN.`,
    );
  }
  return program;
}

function findProgram(name: string, server: number): string {
  if (process.env.PG_BIN) return join(process.env.PG_BIN, name);
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : [];
  const found = [server, ...versions.sort((a, b) => b - a)]
    .map((version) => join(debian, `${version}/bin`, name))
    .find((path) => existsSync(path));
  return found ?? name;
}

const serverVersion = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    return rows[0]?.version ?? 0;
  });

/** Undefined if it is not installed, which running it reports. */
function clientVersion(program: string): number | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}

export type Encryption = { ending: '.age' | '.gpg'; encrypt: string[] };

export function chosenEncryption(given: NodeJS.ProcessEnv): Encryption | undefined {
  const { BACKUP_AGE_RECIPIENT: age, BACKUP_GPG_RECIPIENT: gpg } = given;
  if (age) return { ending: '.age', encrypt: ['age', '--encrypt', '--recipient', age] };
  if (!gpg) return undefined;
  // A recipient who is not in the key ring must not be looked up on the internet.
  const options = [
    ...['--batch', '--no-auto-key-locate', '--trust-model', 'always', '--compress-algo', 'none'],
  ];
  return { ending: '.gpg', encrypt: ['gpg', ...options, '--encrypt', '--recipient', gpg] };
}

/** `identity`: age's file with the private key; gpg uses its key ring. */
export function decryption(file: string, identity: string | undefined): string[] | undefined {
  if (file.endsWith('.gpg')) return ['gpg', '--batch', '--quiet', '--decrypt'];
  if (!file.endsWith('.age')) return undefined;
  if (!identity) throw failure(`${file} is encrypted: name the file of the key by --identity.`);
  return ['age', '--decrypt', '--identity', identity];
}

export type Program = { child: ChildProcess; ended: Promise<void> };

/** `ended` rejects with the program's error output. */
export function runProgram(
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Program {
  const child = spawn(command, args, { env, signal, stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(0, 2000);
  });
  // The exit code reports failed writes.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ENOENT' ? failure(`${command} is not installed.`) : error),
    );
    child.once('close', (code) =>
      code === 0 ? done() : fail(failure(`${command} failed: ${words.trim() || `exit ${code}`}`)),
    );
  });
  ended.catch(() => undefined);
  return { child, ended };
}
