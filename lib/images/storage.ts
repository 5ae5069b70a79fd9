import { resolve } from 'node:path';
import { env } from '@/lib/env';
import { diskStorage } from './disk-storage';

/**
 * Where the files of pictures are kept. They are small (three widths of WebP), so they are passed
 * whole: nothing stays open when a reader goes away.
 */
export type Storage = {
  /** Whole or not at all. Throws `unavailable` when there is no room. */
  put(file: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no file of this name. */
  get(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What does not exist counts as removed. */
  remove(files: string[]): Promise<void>;
};

/** The store that the configuration chooses. */
export const storage = (): Storage =>
  diskStorage(resolve(/* turbopackIgnore: true */ env().DATA_DIR, 'uploads'));
