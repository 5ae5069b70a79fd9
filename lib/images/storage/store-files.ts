import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minute } from '@/lib/dates';
import type { Env } from '@/lib/env';
import { isStoredFile } from '@/lib/images/image-names';
import { s3Settings } from './s3-settings';
import { describeS3Error, notConfirmedError, objectHeaders, openS3 } from './s3-storage';
import { isWhole } from './whole-file';

/* The whole store, by key, for backups and the erasure journal. */

export type StoredFile = { key: string; bytes: number };

export type StoreFiles = {
  name: string;
  /** Erasures are ordered by name. */
  list: (folder: Folder) => AsyncIterable<StoredFile>;
  /** Throws if it is missing, or a bucket returns something else than a picture. */
  read: (folder: Folder, key: string) => Promise<Uint8Array>;
  write: (folder: Folder, key: string, bytes: Uint8Array) => Promise<void>;
  remove: (folder: Folder, key: string) => Promise<void>;
};

type Folder = 'pictures' | 'erasures';

const timeout = minute;

export function storeFiles(values: Partial<Env> & Pick<Env, 'DATA_DIR'>): StoreFiles {
  const settings = s3Settings(values);
  return settings ? bucketFiles(settings) : diskFiles(resolve(values.DATA_DIR));
}

const isKey: Record<Folder, (key: string) => boolean> = {
  pictures: isStoredFile,
  erasures: (key) => /^[\w.-]+$/.test(key),
};

function diskFiles(data: string): StoreFiles {
  const root = { pictures: join(data, 'uploads'), erasures: join(data, 'erasures') };
  const folderOf = (folder: Folder, key: string) =>
    folder === 'pictures' ? join(root.pictures, key.slice(0, 2)) : root.erasures;
  return {
    name: root.pictures,
    async *list(folder) {
      const entries = await entriesBelow(root[folder]);
      for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        if (!entry.isFile() || !isKey[folder](entry.name)) continue;
        const { size } = await stat(join(entry.parentPath, entry.name));
        yield { key: entry.name, bytes: size };
      }
    },
    read: (folder, key) => readFile(join(folderOf(folder, key), checked(folder, key))),
    async write(folder, key, bytes) {
      const path = join(folderOf(folder, key), checked(folder, key));
      await mkdir(folderOf(folder, key), { recursive: true });
      await writeFile(`${path}.tmp`, bytes, { flush: true });
      await rename(`${path}.tmp`, path);
    },
    async remove(folder, key) {
      await rm(join(folderOf(folder, key), checked(folder, key)), { force: true });
    },
  };
}

async function entriesBelow(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The site's key may access everything under `uploads/`. */
const prefixes = { pictures: 'uploads/', erasures: 'uploads/erasures/' };

function bucketFiles(settings: NonNullable<ReturnType<typeof s3Settings>>): StoreFiles {
  const { bucket: Bucket } = settings;
  const opened = openS3(settings, timeout);
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeout) });
  const name = `bucket ${Bucket}`;
  async function told<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw storeFailure(`Cannot ${what} the ${name}: ${describeS3Error(cause)}.`, cause);
    }
  }
  return {
    name,
    async *list(folder) {
      const Prefix = prefixes[folder];
      let ContinuationToken: string | undefined;
      do {
        const params = { Bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) };
        const page = await told('list', async () => {
          const answer = await (await opened).listObjectsV2(params, limit());
          if (answer.Name === undefined) throw notConfirmedError('No name of a bucket');
          return answer;
        });
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          const key = Key.slice(Prefix.length);
          if (isKey[folder](key)) yield { key, bytes: Size };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
    async read(folder, key) {
      const Key = prefixes[folder] + checked(folder, key);
      return told(`read ${Key} from`, async () => {
        const { Body } = await (await opened).getObject({ Bucket, Key }, limit());
        const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
        if (folder === 'pictures' && !isWhole(key, bytes))
          throw notConfirmedError('No whole picture');
        return bytes;
      });
    },
    async write(folder, key, bytes) {
      const object = {
        Bucket,
        Key: prefixes[folder] + checked(folder, key),
        Body: bytes,
        ...(folder === 'pictures' && objectHeaders(key)),
      };
      await told(`write ${object.Key} to`, async () => {
        const { ETag } = await (await opened).putObject(object, limit());
        if (!ETag) throw notConfirmedError('No ETag');
      });
    },
    async remove(folder, key) {
      const object = { Bucket, Key: prefixes[folder] + checked(folder, key) };
      await told(`remove ${object.Key} from`, async () =>
        (await opened).deleteObject(object, limit()),
      );
    },
  };
}

/** Commands print the message of a `plain` error without its stack. */
const storeFailure = (sentence: string, cause: unknown) =>
  Object.assign(new Error(sentence, { cause }), { plain: true });

function checked(folder: Folder, key: string): string {
  if (!isKey[folder](key)) throw new Error(`${key} is no name of ${folder}`);
  return key;
}
