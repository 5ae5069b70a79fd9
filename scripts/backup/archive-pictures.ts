/* Pictures never change, so a backup archives only those that no other archive has. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { StoredFile, StoreFiles } from '@/lib/images/storage/store-files.ts';
import { archivesFolder, listBackups, listEnding, picturesFile, readNames } from './manifest.ts';
import type { Encryption } from './programs.ts';
import { writeEncrypted } from './write-encrypted.ts';

/** As sha256sum writes and checks it. */
const checksumEnding = '.sha256';
const archiveEndings = ['.tar', '.tar.age', '.tar.gpg'];

/** Lists of archives. An archive has its list's name with .tar and an ending for encryption. */
export const listArchives = (folder: string): string[] => {
  const archives = join(folder, archivesFolder);
  if (!existsSync(archives)) return [];
  return readdirSync(archives)
    .filter((name) => name.endsWith(listEnding))
    .map((name) => join(archives, name.slice(0, -listEnding.length)))
    .sort();
};

export const namesIn = (archive: string) => readNames(archive + listEnding);

export function missingPictures(folder: string, stored: StoredFile[]): StoredFile[] {
  const held = archivedNames(folder);
  return stored.filter(({ key }) => !held.has(key));
}

/** Without those of an archive that was lost, so that the next backup archives them again. */
export const archivedNames = (folder: string): Set<string> =>
  new Set(listArchives(folder).filter(archiveFile).flatMap(namesIn));

/** After so many in a row the store is down, and each further picture would take a minute. */
const failuresInARow = 5;

/** Leaves out and returns those that could not be read. */
export async function archivePictures(
  { folder, name }: { folder: string; name: string },
  pictures: StoredFile[],
  store: StoreFiles,
  encryption: Encryption | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const archives = join(folder, archivesFolder);
  mkdirSync(archives, { recursive: true, mode: 0o700 });
  const part = join(archives, `${name}.part`);
  const final = join(archives, name);
  const archive = pack();
  try {
    const added: string[] = [];
    const unread: string[] = [];
    let failures = 0;
    const written = writeEncrypted(archive, part, encryption, signal);
    written.catch((error) => archive.destroy(error));
    for (const { key } of pictures) {
      const bytes = failures < failuresInARow ? await readIfThere(store, key) : 'no answer';
      failures = bytes === 'no answer' ? failures + 1 : 0;
      if (typeof bytes === 'string') unread.push(key);
      if (!(bytes instanceof Uint8Array)) continue;
      const entry = archive.entry({ name: key, size: bytes.length });
      entry.end(bytes);
      await finished(entry);
      added.push(key);
    }
    archive.finalize();
    const { sha256 } = await written;
    const file = `${final}.tar${encryption?.ending ?? ''}`;
    renameSync(part, file);
    writeFileSync(final + checksumEnding, `${sha256}  ${basename(file)}\n`, { mode: 0o600 });
    // Last, because an archive without its list is ignored.
    writeFileSync(`${final}${listEnding}`, added.map((key) => `${key}\n`).join(''), {
      mode: 0o600,
    });
    return unread;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Undefined if it was deleted during the backup. */
async function readIfThere(
  store: StoreFiles,
  key: string,
): Promise<Uint8Array | 'refused' | 'no answer' | undefined> {
  try {
    return await store.read('pictures', key);
  } catch (error) {
    // The message is a sentence for people; its cause is the bucket's error.
    const { cause = error } = error as { cause?: unknown };
    const { name, code, $metadata } = cause as {
      name?: string;
      code?: string;
      $metadata?: { httpStatusCode?: number };
    };
    if (name === 'NoSuchKey' || name === 'NotFound' || code === 'ENOENT') return undefined;
    process.stderr.write(`${(error as Error).message}\n`);
    // A damaged or withheld picture says nothing about the next one.
    const status = $metadata?.httpStatusCode ?? 0;
    return name === 'NotConfirmed' || (status >= 400 && status < 500) ? 'refused' : 'no answer';
  }
}

export function sweepArchives(folder: string): void {
  const needed = new Set(
    listBackups(folder).flatMap((name) => {
      const list = join(folder, name, picturesFile);
      return existsSync(list) ? readNames(list) : [];
    }),
  );
  for (const archive of listArchives(folder)) {
    if (namesIn(archive).some((name) => needed.has(name))) continue;
    for (const ending of [listEnding, checksumEnding, ...archiveEndings])
      rmSync(archive + ending, { force: true });
  }
}

export const archiveFile = (archive: string): string | undefined =>
  archiveEndings
    .map((ending) => archive + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());

/** Undefined for an archive of an earlier version, or if the file was lost. */
export function checksumOf(archive: string): string | undefined {
  const path = archive + checksumEnding;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ')[0] : undefined;
}
