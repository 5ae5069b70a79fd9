/* `npm test`. Runs on the system's Node; test.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import { report } from '../launch/preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('scripts/test/test.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
