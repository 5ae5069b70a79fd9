/* How a server process runs, wherever it is started. */
import { join } from 'node:path';
import { root } from '../launch/preflight.mjs';

export const serverHooks = ['--import', join(root, 'scripts/serve/server-hooks.mjs')];

export const serverFlags = [
  // Young generation in MB, and growth of the heap in percent before a collection. With the
  // defaults a server takes half as much memory again and is no quicker.
  '--max-semi-space-size=16',
  '--heap-growing-percent=30',
  // The built site holds no TypeScript; this saves loading a compiler of 20 MB.
  '--no-strip-types',
];

export const serverEnv = {
  // Large allocations go back to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  // Milliseconds, longer than proxies keep idle connections (nginx: 60 s). With Node's five seconds
  // one could close during a request, which the proxy reports as 502.
  KEEP_ALIVE_TIMEOUT: '75000',
};
