/* `npm run attack`. Runs on the system's Node; attack.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import { report } from '../launch/preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('scripts/attack/attack.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
