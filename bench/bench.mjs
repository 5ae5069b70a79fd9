/* `npm run bench`. Runs on the system's Node; bench.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../scripts/launch/install.mjs';
import { report } from '../scripts/launch/preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('bench/bench.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
