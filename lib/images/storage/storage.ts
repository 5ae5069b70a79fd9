import { resolve } from 'node:path';
import { type Env, env } from '@/lib/env';
import { diskStorage } from './disk-storage';
import { s3Settings } from './s3-settings';
import { s3Storage } from './s3-storage';

export type Storage = {
  /** Throws `unavailable` if the store has just timed out. Call it before the work for a `put`. */
  requireAnswers(): void;
  /** Atomic. Throws `unavailable` if the store is full or unreachable. */
  put(file: string, bytes: Uint8Array, timeoutMs?: number): Promise<void>;
  get(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Ignores missing files. */
  remove(files: string[]): Promise<void>;
};

// One per configuration, to reuse connections.
const stores = new WeakMap<Env, Storage>();

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
