import { join } from 'node:path';
import { failure, root } from '../launch/preflight.mjs';

export const serverHooks = ['--import', join(root, 'scripts/serve/server-hooks.mjs')];

export const serverFlags = [
  // In MB and percent. Node's defaults take half as much memory again without being faster.
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  // The built site contains no TypeScript; saves loading a compiler of 20 MB.
  '--no-strip-types',
];

export const serverEnv = {
  // Returns large allocations to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // In ms: longer than proxies keep idle connections (nginx: 60 s), else they report a 502.
  KEEP_ALIVE_TIMEOUT: '75000',
};

/** deploy/systemd/townboard@.service ends a server that takes 15 seconds longer. */
export const longestDrainSeconds = 120;

/** For how many ms a server takes requests after SIGTERM. Throws a sentence. */
export function drainTime() {
  const given = process.env.DRAIN_SECONDS || '0';
  if (!/^\d{1,3}$/.test(given) || Number(given) > longestDrainSeconds) {
    throw failure(
      `DRAIN_SECONDS is "${given}". Set it to seconds, at most ${longestDrainSeconds}.`,
    );
  }
  return Number(given) * 1000;
}
