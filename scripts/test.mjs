/* `npm test`. Runs on the system's Node; everything else is in test.ts, on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from './install.mjs';
import { report } from './preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('scripts/test.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
