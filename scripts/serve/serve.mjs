/* `npm run serve`: one server. Runs on the system's Node (20.12 or newer): builtins only. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { checkPlatform } from '../launch/install.mjs';
import {
  dataDirectory,
  failure,
  listenAddress,
  loadDotEnv,
  notInstalled,
  refuseArguments,
  refuseBusyPort,
  report,
  root,
} from '../launch/preflight.mjs';
import { currentRelease } from './releases.mjs';
import { drainTime, serverEnv, serverFlags, serverHooks } from './server-options.mjs';
import { shareHashed } from './share-hashed.mjs';

try {
  checkPlatform();
  refuseArguments('npm run serve');
  loadDotEnv();
  const address = listenAddress();
  await refuseBusyPort(address);
  const release = currentRelease(dataDirectory());
  shareFiles(release);
  serve(release, address);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** The site works without them, except on pages that were opened before. */
function shareFiles(release) {
  try {
    shareHashed(dataDirectory(), release, new Date());
  } catch (error) {
    process.stderr.write(`Files of the release before are not served: ${error.message}\n`);
  }
}

function serve(release, { host, port }) {
  const node = join(root, 'node_modules/.bin/node');
  if (!existsSync(node)) throw failure(notInstalled());
  const drainMs = drainTime();
  const child = spawn(node, [...serverHooks, ...serverFlags, join(release, 'server.js')], {
    cwd: root,
    env: {
      ...serverEnv,
      ...process.env,
      PORT: String(port),
      HOSTNAME: host,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  let isStopping = false;
  process.on('SIGTERM', () => {
    isStopping = true;
    if (drainMs === 0) return child.kill('SIGTERM');
    child.kill('SIGUSR2');
    setTimeout(() => child.kill('SIGTERM'), drainMs);
  });
  child.once('error', (error) => {
    report(failure(`Cannot run ${node} (${error.message}).`));
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    const status = code ?? 128 + (signal ? constants.signals[signal] : 0);
    // Next's own status after SIGTERM, which supervisors take for a failure.
    process.exit(isStopping && status === 128 + constants.signals.SIGTERM ? 0 : status);
  });
}
