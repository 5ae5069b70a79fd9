import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFile, StoreFiles } from '@/lib/images/storage/store-files.ts';
import { failure, sentenceFor } from '../launch/preflight.mjs';
import { withClient } from '../postgres/postgres.ts';
import { archiveJournal } from './archive-journal.ts';
import {
  archivedNames,
  archivePictures,
  missingPictures,
  sweepArchives,
} from './archive-pictures.ts';
import {
  listBackups,
  type Manifest,
  manifestFile,
  nameOf,
  picturesFile,
  readNames,
} from './manifest.ts';
import { noteBackup } from './note-backup.ts';
import { oneBackupAtATime } from './one-backup-at-a-time.ts';
import { backUpCluster } from './pgbackrest.ts';
import { postgresEnv } from './postgres-env.ts';
import { type Encryption, postgresProgram, runProgram } from './programs.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';
import { type WrittenFile, writeEncrypted } from './write-encrypted.ts';

export type BackupOptions = {
  databaseUrl: string;
  /** Undefined for a backup without pictures. */
  store: StoreFiles | undefined;
  /** The store of the erasure journal. Usually, and if left out, the same. */
  journal?: StoreFiles;
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

/** Returns the backup's folder. If pictures fail, keeps the database and throws a sentence. */
export const makeBackup = (options: BackupOptions): Promise<string> =>
  oneBackupAtATime(options.databaseUrl, () => makeAlone(options));

async function makeAlone(options: BackupOptions): Promise<string> {
  const { databaseUrl, store, folder, keep, journal = store } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  sweepUnfinished(folder);
  const { at, postgres, bytes, hasPictures } = await lookAt(databaseUrl);
  // A dump contains no indexes and is compressed, so it takes less than half.
  refuseWithoutRoom(options, options.pgbackrest ? 0 : bytes / 2);
  const name = nameOf(at);
  const target = join(folder, name);
  if (existsSync(target)) throw failure(`${target} exists: a backup has just been made.`);
  const part = `${target}.part`;
  mkdirSync(part, { mode: 0o700 });
  let pictures: Pictures | undefined;
  let unlistedJournal: string | undefined;
  try {
    const database = await backUpDatabase(options, part);
    if (store) {
      pictures = await backUpPictures({ ...options, store }, name, hasPictures);
      writeFileSync(join(part, picturesFile), pictures.names.map((key) => `${key}\n`).join(''));
    }
    if (journal) unlistedJournal = await faultOfJournal(options, part, journal);
    const manifest: Manifest = {
      version: 1,
      at: at.toISOString(),
      postgres,
      ...database,
      pictures: pictures?.names.length ?? null,
      ...(pictures?.unread.length && { unread: pictures.unread }),
      ...(pictures?.isUnlisted && { isUnlisted: true }),
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
  if (pictures?.fault) {
    throw failure(`${target} has the database, but not all pictures. ${pictures.fault}`);
  }
  if (unlistedJournal) {
    throw failure(`${target} has the database, but not the erasure journal. ${unlistedJournal}`);
  }
  // The doctor and the alerts count complete ones alone.
  if (store) await noteBackup(databaseUrl, at);
  return target;
}

/** Undefined if the journal was listed. Otherwise earlier backups still list it. */
async function faultOfJournal(
  { signal }: BackupOptions,
  folder: string,
  journal: StoreFiles,
): Promise<string | undefined> {
  try {
    await archiveJournal(folder, journal);
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return textOf(error);
  }
}

/** `names`: all that the backup needs, including those that could not be read. */
type Pictures = { names: string[]; unread: string[]; isUnlisted?: true; fault?: string };

async function backUpPictures(
  options: BackupOptions & { store: StoreFiles },
  name: string,
  hasPictures: boolean,
): Promise<Pictures> {
  const { store, folder, encryption, signal } = options;
  let listed: StoredFile[];
  try {
    listed = await listPictures(store);
    if (hasPictures && listed.length === 0) throw failure(`There is no picture in ${store.name}.`);
  } catch (error) {
    signal.throwIfAborted();
    const fault = `${textOf(error)} It names those of the backup before.`;
    return { names: namesOfNewest(folder), unread: [], isUnlisted: true, fault };
  }
  const missing = missingPictures(folder, listed);
  let unread: string[];
  let fault: string | undefined;
  try {
    refuseWithoutRoom(
      options,
      missing.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    unread = await archivePictures({ folder, name }, missing, store, encryption, signal);
    if (unread.length > 0) fault = `Not read: ${unread.length} of ${listed.length}.`;
  } catch (error) {
    signal.throwIfAborted();
    fault = textOf(error);
    unread = missing.map(({ key }) => key);
  }
  const held = new Set([...archivedNames(folder), ...unread]);
  // One may have been deleted meanwhile.
  const names = listed.flatMap(({ key }) => (held.has(key) ? key : []));
  return { names, unread, ...(fault !== undefined && { fault }) };
}

const textOf = (error: unknown) => sentenceFor(error) ?? (error as Error).message;

/** Of the newest backup with pictures, since an archive that no backup names is deleted. */
function namesOfNewest(folder: string): string[] {
  const lists = listBackups(folder).map((name) => join(folder, name, picturesFile));
  const newest = lists.findLast((list) => existsSync(list));
  return newest === undefined ? [] : readNames(newest);
}

const lookAt = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{
      at: Date;
      postgres: string;
      bytes: string;
      hasPictures: boolean;
    }>(
      `SELECT now() AS at, current_setting('server_version') AS postgres,
         pg_database_size(current_database()) AS bytes, EXISTS (SELECT FROM "Image") AS "hasPictures"`,
    );
    const [row] = rows;
    if (!row) throw new Error('no row');
    return { ...row, bytes: Number(row.bytes) };
  });

function refuseWithoutRoom({ folder, freeBytes = freeOf }: BackupOptions, bytes: number): void {
  const needed = bytes + spare;
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
