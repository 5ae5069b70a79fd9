/* pg_dump, pg_restore, age and gpg, as child processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failure } from '../launch/preflight.mjs';

const debian = '/usr/lib/postgresql';

/** PG_BIN, else Debian's newest version, else the search path. */
export function postgresProgram(name: 'pg_dump' | 'pg_restore'): string {
  if (process.env.PG_BIN) return join(process.env.PG_BIN, name);
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Boolean) : [];
  const newest = versions
    .sort((a, b) => b - a)
    .map((version) => join(debian, `${version}/bin`, name));
  return newest.find((path) => existsSync(path)) ?? name;
}

export type Encryption = { ending: '.age' | '.gpg'; encrypt: string[] };

/** From BACKUP_AGE_RECIPIENT or BACKUP_GPG_RECIPIENT; undefined without either. */
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
