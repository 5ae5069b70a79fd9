import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { StoreFiles } from '@/lib/images/storage/store-files.ts';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import { archiveFile, listArchives, namesIn } from './archive-pictures.ts';
import { type Manifest, picturesFile, readNames } from './manifest.ts';
import { markRecovered, refuseUnrestored } from './pgbackrest.ts';
import { decryption, postgresEnv, postgresProgram, runProgram } from './programs.ts';

export type Source = { backup: string; manifest: Manifest; identity: string | undefined };

/** Throws a sentence unless the database is suitable for this backup. */
export const refuseDatabase = ({ manifest: { pgbackrest } }: Source, url: string) =>
  pgbackrest ? refuseUnrestored(pgbackrest, url) : refuseFullDatabase(url);

async function refuseFullDatabase(url: string): Promise<void> {
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
    'The database of DATABASE_URL is not empty. A restore overwrites nothing: create an empty database and name it.',
  );
}

export async function refuseFullStore(store: StoreFiles): Promise<void> {
  for await (const _ of store.list('pictures')) {
    throw failure(
      `There are pictures in ${store.name}. If they are those of the backup, add --only database.`,
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
  await checkSum(path, manifest.dump.sha256);
  const { signal } = new AbortController();
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const env = postgresEnv(url);
  const { child, ended } = runProgram(
    [postgresProgram('pg_restore'), ...options, '--dbname', env.PGDATABASE ?? ''],
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

async function checkSum(path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw failure(`${path} is damaged: its check sum differs.`);
}

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

/** Writes the backup's pictures to the store. Returns how many. */
export async function restorePictures(
  { backup, manifest, identity }: Source,
  store: StoreFiles,
): Promise<number> {
  if (manifest.pictures === null) return 0;
  const wanted = new Set(readNames(join(backup, picturesFile)));
  let count = 0;
  for (const archive of listArchives(join(backup, '..'))) {
    if (!namesIn(archive).some((name) => wanted.has(name))) continue;
    const file = archiveFile(archive);
    if (!file) throw failure(`The archive ${archive}.tar is missing.`);
    const entries = extract();
    const unpacking = decrypted(file, identity, entries);
    unpacking.catch((error) => entries.destroy(error));
    for await (const entry of entries) {
      const { name } = entry.header;
      const bytes = await bytesOf(entry);
      if (!wanted.delete(name)) continue;
      await store.write('pictures', name, bytes);
      count += 1;
    }
    await unpacking;
  }
  return count;
}

async function bytesOf(source: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
