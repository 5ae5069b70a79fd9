import { resolve } from 'node:path';
import { type Env, env } from '@/lib/env';
import { diskStorage } from './disk-storage';
import { s3Settings } from './s3-settings';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage-interface';

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
