import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { StoreFiles } from '@/lib/images/storage/store-files.ts';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import { archiveFile, checksumOf, listArchives, namesIn } from './archive-pictures.ts';
import { type Manifest, picturesFile, readNames } from './manifest.ts';
import { refuseUnrestored } from './pgbackrest.ts';
import { postgresEnv } from './postgres-env.ts';
import { decryption, postgresProgram, runProgram } from './programs.ts';
import { markRecovered, refuseUnready, type Target } from './restored-database.ts';

export type Source = { backup: string; manifest: Manifest; identity: string | undefined };

export async function refuseDatabase({ manifest: { pgbackrest } }: Source, target: Target) {
  if (!pgbackrest) return refuseFullDatabase(target);
  await refuseUnready(target);
  await refuseUnrestored(pgbackrest, target.url);
}

async function refuseFullDatabase({ url, variable }: Target): Promise<void> {
  const tables = await withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_class JOIN pg_namespace space ON space.oid = relnamespace
       WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
         AND space.nspname NOT IN ('pg_catalog', 'information_schema') AND space.nspname NOT LIKE 'pg_toast%'`,
    );
    return rows[0]?.count ?? 0;
  });
  if (tables === 0) return;
  throw failure(
    `The database of ${variable} is not empty. A restore overwrites nothing: create an empty database and name it there.`,
  );
}

export async function refuseFullStore(store: StoreFiles): Promise<void> {
  for await (const _ of store.list('pictures')) {
    throw failure(
      `There are pictures in ${store.name}. If they are those of the backup, add --only database; ` +
        '--only pictures adds those that it lacks.',
    );
  }
}

/** In one transaction, so that a failure leaves the database empty. */
export async function restoreDatabase(
  { backup, manifest, identity }: Source,
  url: string,
): Promise<void> {
  if (manifest.pgbackrest) {
    await markRecovered(url);
    return;
  }
  if (!manifest.dump) throw failure(`${backup} has no database.`);
  const path = join(backup, manifest.dump.name);
  if (!(await isIntact(path, manifest.dump.sha256))) throw failure(damaged(path));
  const { signal } = new AbortController();
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const env = postgresEnv(url);
  const { child, ended } = runProgram(
    [await postgresProgram('pg_restore', url), ...options, '--dbname', env.PGDATABASE ?? ''],
    env,
    signal,
  );
  if (!child.stdin) throw new Error('no pipe');
  // The program's error output is clearer than the broken pipe.
  const piped = decrypted(path, identity, child.stdin);
  piped.catch(() => undefined);
  await ended;
  await piped;
}

async function isIntact(path: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex') === sha256;
}

const damaged = (path: string) => `${path} is damaged: its checksum differs.`;

async function decrypted(
  path: string,
  identity: string | undefined,
  target: NodeJS.WritableStream,
) {
  const command = decryption(path, identity);
  if (!command) return pipeline(createReadStream(path), target);
  const { child, ended } = runProgram(command, process.env, new AbortController().signal);
  if (!child.stdin || !child.stdout) throw new Error('no pipes');
  await Promise.all([
    pipeline(createReadStream(path), child.stdin),
    pipeline(child.stdout, target),
    ended,
  ]);
}

/** Writes the pictures that the store lacks. `missing`: those that no usable archive has. */
export async function restorePictures(
  { backup, manifest, identity }: Source,
  store: StoreFiles,
): Promise<{ count: number; missing: string[] }> {
  const wanted = new Set(namesOf(backup, manifest));
  // Newer pictures are in the archives of later backups.
  if (manifest.isUnlisted) {
    for (const archive of listArchives(join(backup, '..'))) {
      for (const name of namesIn(archive)) wanted.add(name);
    }
  }
  if (wanted.size > 0) for await (const { key } of store.list('pictures')) wanted.delete(key);
  let count = 0;
  for (const archive of listArchives(join(backup, '..'))) {
    if (!namesIn(archive).some((name) => wanted.has(name))) continue;
    const file = await usableFile(archive);
    if (!file) continue;
    for await (const { name, bytes } of picturesIn(file, identity)) {
      if (!wanted.has(name)) continue;
      await store.write('pictures', name, bytes);
      wanted.delete(name);
      count += 1;
    }
  }
  return { count, missing: [...wanted] };
}

/** Reports an unreadable archive and ends, since others can still be read. */
async function* picturesIn(file: string, identity: string | undefined) {
  // Throws without the key, which no archive can be read without.
  decryption(file, identity);
  const entries = extract();
  const unpacking = decrypted(file, identity, entries);
  unpacking.catch((error) => entries.destroy(error));
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, bytes: await bytesOf(entry) };
    }
    await unpacking;
  } catch (error) {
    process.stderr.write(`${file} cannot be read to its end: ${(error as Error).message}\n`);
  }
}

function namesOf(backup: string, { pictures }: Manifest): string[] {
  const path = join(backup, picturesFile);
  const names = pictures !== null && existsSync(path) ? readNames(path) : [];
  if (names.length === (pictures ?? 0)) return names;
  throw failure(`${path} is damaged: it names ${names.length} of ${pictures} pictures.`);
}

/** Undefined, with a report, if the archive must not be restored. */
async function usableFile(archive: string): Promise<string | undefined> {
  const file = archiveFile(archive);
  const sha256 = checksumOf(archive);
  if (!file) {
    process.stderr.write(`The archive ${archive}.tar is missing.\n`);
  } else if (!sha256) {
    process.stderr.write(`${file} has no checksum, and is restored without a check.\n`);
  } else if (!(await isIntact(file, sha256))) {
    process.stderr.write(
      `${damaged(file)} It is left out; without ${archive}.sha256 it is restored as it is.\n`,
    );
    return undefined;
  }
  return file;
}

async function bytesOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
