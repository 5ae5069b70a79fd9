import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { AppError } from '@/lib/errors';
import { isStoredFile } from '@/lib/images/image-names';
import type { Storage } from './storage-interface';

/** Subfolders by the first two letters keep folders small. */
export function diskStorage(root: string): Storage {
  return {
    requireAnswers: () => undefined,

    async put(file, bytes) {
      const path = pathOf(root, file);
      const temporary = temporaryOf(path);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(temporary, bytes, { flush: true });
        await rename(temporary, path);
      } catch (cause) {
        console.error('cannot write to the picture store:', cause);
        await rm(temporary, { force: true }).catch(() => undefined);
        throw new AppError('unavailable', siteTexts.imagesNotSaved, { retryAfter: 60, cause });
      }
    },

    async get(file) {
      if (!isStoredFile(file)) return undefined;
      try {
        return await readFile(pathOf(root, file));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(files) {
      const paths = files.map((file) => pathOf(root, file));
      const all = paths.flatMap((path) => [path, temporaryOf(path)]);
      await Promise.all(all.map((path) => rm(path, { force: true })));
    },
  };
}

function pathOf(root: string, file: string): string {
  if (!isStoredFile(file)) throw new Error('not the name of a picture');
  return join(/* turbopackIgnore: true */ root, file.slice(0, 2), file);
}

/** A fixed name, so that removing a file also removes what a crash left behind. */
const temporaryOf = (path: string) => `${path}.tmp`;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
