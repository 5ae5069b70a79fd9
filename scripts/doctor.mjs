/* `npm run doctor`. Runs on the system's Node; everything else is in doctor.ts, on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from './install.mjs';
import { report } from './preflight.mjs';

try {
  checkPlatform();
  await ensureInstalled();
  await handOver('scripts/doctor.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
