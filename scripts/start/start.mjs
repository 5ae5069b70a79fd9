/* `npm start`. Runs on the system's Node; start.ts runs on the pinned one. */
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import {
  awaitEnding,
  dataDirectory,
  listenAddress,
  loadDotEnv,
  refuseBusyPort,
  refuseSecondStart,
  report,
} from '../launch/preflight.mjs';

try {
  checkPlatform();
  loadDotEnv();
  const directory = dataDirectory();
  await awaitEnding(directory);
  if (!process.argv.includes('--reset')) {
    refuseSecondStart(directory);
    await refuseBusyPort(listenAddress());
  }
  await ensureInstalled();
  await handOver('scripts/start/start.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}
