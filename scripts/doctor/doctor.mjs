/* `npm run doctor`. Runs on the system's Node; doctor.ts runs on the pinned one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlatform, ensureInstalled, handOver } from '../launch/install.mjs';
import {
  dataDirectory,
  failure,
  loadDotEnv,
  notInstalled,
  report,
  root,
} from '../launch/preflight.mjs';

try {
  checkPlatform();
  loadDotEnv();
  refuseBesideRelease();
  await ensureInstalled();
  ensureClient();
  await handOver('scripts/doctor/doctor.ts');
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** A clone used only for releases needs no packages. */
function refuseBesideRelease() {
  const isInstalled = existsSync(join(root, 'node_modules'));
  if (isInstalled || !existsSync(join(dataDirectory(), 'releases/current/source'))) return;
  throw failure(notInstalled());
}

/** A fresh clone has no generated client. */
function ensureClient() {
  if (existsSync(join(root, 'lib/db/generated'))) return;
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'generate'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw failure(`npm run generate failed: ${stderr.trim()}`);
}
