/*
 * Pictures never change, so each is archived once: a backup adds one archive with the pictures that no other
 * archive has. Archives that no backup needs are deleted.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { StoredFile, StoreFiles } from '@/lib/images/storage/store-files.ts';
import { archivesFolder, listBackups, picturesFile, readNames } from './manifest.ts';
import type { Encryption } from './programs.ts';
import { writeEncrypted } from './write-encrypted.ts';

const listEnding = '.txt';

/** Lists of archives. Each archive has the name of its list with .tar, and an ending for its encryption. */
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
  const held = new Set(listArchives(folder).flatMap(namesIn));
  return stored.filter(({ key }) => !held.has(key));
}

export async function archivePictures(
  { folder, name }: { folder: string; name: string },
  pictures: StoredFile[],
  store: StoreFiles,
  encryption: Encryption | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (pictures.length === 0) return;
  const archives = join(folder, archivesFolder);
  mkdirSync(archives, { recursive: true, mode: 0o700 });
  const part = join(archives, `${name}.part`);
  const final = join(archives, name);
  const archive = pack();
  try {
    const added: string[] = [];
    const written = writeEncrypted(archive, part, encryption, signal);
    written.catch((error) => archive.destroy(error));
    for (const { key } of pictures) {
      const bytes = await readIfThere(store, key);
      if (!bytes) continue;
      const entry = archive.entry({ name: key, size: bytes.length });
      entry.end(bytes);
      await finished(entry);
      added.push(key);
    }
    archive.finalize();
    await written;
    renameSync(part, `${final}.tar${encryption?.ending ?? ''}`);
    // Last, because an archive without its list is ignored.
    writeFileSync(`${final}${listEnding}`, added.map((key) => `${key}\n`).join(''), {
      mode: 0o600,
    });
  } finally {
    rmSync(part, { force: true });
  }
}

/** A picture may be deleted during the backup. */
async function readIfThere(store: StoreFiles, key: string): Promise<Uint8Array | undefined> {
  try {
    return await store.read('pictures', key);
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    if (name === 'NoSuchKey' || name === 'NotFound' || code === 'ENOENT') return undefined;
    throw error;
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
    for (const ending of [listEnding, '.tar', '.tar.age', '.tar.gpg'])
      rmSync(archive + ending, { force: true });
  }
}

export const archiveFile = (archive: string): string | undefined =>
  ['.tar', '.tar.age', '.tar.gpg']
    .map((ending) => archive + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());
