/* `npm run chaos`. Runs on the system's Node; everything else is in chaos.ts, on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import { report } from '../launch/preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('scripts/chaos/chaos.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
