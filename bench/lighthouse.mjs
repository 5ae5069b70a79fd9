/* `npm run lighthouse`. Runs on the system's Node; lighthouse.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../scripts/launch/install.mjs';
import { refuseArguments, report } from '../scripts/launch/preflight.mjs';

try {
  refuseArguments('npm run lighthouse');
  checkPlatform();
  await ensureInstalled();
  await handOver('bench/lighthouse.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
