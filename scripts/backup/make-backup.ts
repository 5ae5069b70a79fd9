import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFile, StoreFiles } from '@/lib/images/storage/store-files.ts';
import { failure } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import {
  archivedNames,
  archivePictures,
  missingPictures,
  sweepArchives,
} from './archive-pictures.ts';
import { listBackups, type Manifest, manifestFile, nameOf, picturesFile } from './manifest.ts';
import { noteBackup } from './note-backup.ts';
import { backUpCluster } from './pgbackrest.ts';
import { postgresEnv } from './postgres-env.ts';
import { type Encryption, postgresProgram, runProgram } from './programs.ts';
import { type WrittenFile, writeEncrypted } from './write-encrypted.ts';

export type BackupOptions = {
  databaseUrl: string;
  /** Undefined for a backup without pictures. */
  store: StoreFiles | undefined;
  folder: string;
  keep: number;
  encryption: Encryption | undefined;
  /** The command that backs up the database instead of pg_dump. */
  pgbackrest?: string[] | undefined;
  signal: AbortSignal;
  /** For tests. */
  freeBytes?: (folder: string) => number;
};

const spare = 100e6;
const freeOf = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Returns the folder of the new backup. After a failure the folder is unchanged. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { databaseUrl, store, folder, keep, encryption, signal } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { at, postgres, bytes } = await lookAt(databaseUrl);
  // An estimate of the space; further pictures may be added before the dump is finished.
  await refuseWithoutRoom(
    options,
    options.pgbackrest ? 0 : bytes,
    store ? await listPictures(store) : [],
  );
  const name = nameOf(at);
  const target = join(folder, name);
  if (existsSync(target)) throw failure(`${target} exists: a backup has just been made.`);
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    const database = await backUpDatabase(options, part);
    let names: string[] | undefined;
    if (store) {
      const pictures = await listPictures(store);
      const missing = missingPictures(folder, pictures);
      await archivePictures({ folder, name }, missing, store, encryption, signal);
      const archived = archivedNames(folder);
      // One may have been deleted meanwhile.
      names = pictures.flatMap(({ key }) => (archived.has(key) ? key : []));
      writeFileSync(join(part, picturesFile), names.map((name) => `${name}\n`).join(''));
    }
    const manifest: Manifest = {
      version: 1,
      at: at.toISOString(),
      postgres,
      ...database,
      pictures: names?.length ?? null,
    };
    writeFileSync(join(part, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    renameSync(part, target);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  for (const old of listBackups(folder).slice(0, -keep)) {
    rmSync(join(folder, old), { recursive: true });
  }
  sweepArchives(folder);
  await noteBackup(databaseUrl, at);
  return target;
}

const lookAt = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ at: Date; postgres: string; bytes: string }>(
      `SELECT now() AS at, current_setting('server_version') AS postgres,
         pg_database_size(current_database()) AS bytes`,
    );
    const [row] = rows;
    if (!row) throw new Error('no row');
    return { ...row, bytes: Number(row.bytes) };
  });

async function refuseWithoutRoom(
  { folder, freeBytes = freeOf }: BackupOptions,
  database: number,
  pictures: StoredFile[],
): Promise<void> {
  const missing = missingPictures(folder, pictures).reduce((sum, { bytes }) => sum + bytes, 0);
  // A dump contains no indexes and is compressed, so it takes less than half.
  const needed = database / 2 + missing + spare;
  const free = freeBytes(folder);
  if (free >= needed) return;
  const inGb = (value: number) => (value / 1e9).toFixed(1);
  throw failure(
    `There are ${inGb(free)} GB free in ${folder}; the backup may take ${inGb(needed)} GB.`,
  );
}

async function listPictures(store: StoreFiles): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of store.list('pictures')) found.push(file);
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function backUpDatabase(
  { databaseUrl, encryption, pgbackrest, signal }: BackupOptions,
  folder: string,
): Promise<Pick<Manifest, 'dump' | 'pgbackrest'>> {
  if (pgbackrest) {
    return { dump: null, pgbackrest: await backUpCluster(pgbackrest, databaseUrl, signal) };
  }
  const name = `database.dump${encryption?.ending ?? ''}`;
  const dump = await dumpDatabase(databaseUrl, join(folder, name), encryption, signal);
  return { dump: { name, ...dump } };
}

async function dumpDatabase(
  url: string,
  path: string,
  encryption: Encryption | undefined,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', '--lock-wait-timeout=60s'];
  const { child, ended } = runProgram(
    [await postgresProgram('pg_dump', url), ...options],
    postgresEnv(url),
    signal,
  );
  if (!child.stdout) throw new Error('no pipe');
  // The exit code decides, since an aborted dump looks like a short file.
  const writing = writeEncrypted(child.stdout, path, encryption, signal);
  writing.catch(() => child.kill());
  const [written, dumped] = await Promise.allSettled([writing, ended]);
  if (written.status === 'rejected') throw written.reason;
  if (dumped.status === 'rejected') throw dumped.reason;
  return written.value;
}
