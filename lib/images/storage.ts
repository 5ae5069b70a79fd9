import { resolve } from 'node:path';
import { type Env, env } from '@/lib/env';
import { diskStorage } from './disk-storage';
import { s3Settings, s3Storage } from './s3-storage';

/**
 * Where the files of pictures are kept. They are small (three widths of WebP), so they are passed
 * whole: nothing stays open when a reader goes away.
 */
export type Storage = {
  /** Whole or not at all. Throws `unavailable` when there is no room, or no store to be reached. */
  put(file: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no file of this name. */
  get(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What does not exist counts as removed. */
  remove(files: string[]): Promise<void>;
};

// One for each configuration: a store keeps its connections open.
const stores = new WeakMap<Env, Storage>();

/** The store that the configuration chooses. */
export function storage(): Storage {
  const values = env();
  const store = stores.get(values) ?? open(values);
  stores.set(values, store);
  return store;
}

function open(values: Env): Storage {
  const settings = s3Settings(values);
  return settings
    ? s3Storage(settings)
    : diskStorage(resolve(/* turbopackIgnore: true */ values.DATA_DIR, 'uploads'));
}
