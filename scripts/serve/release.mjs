/*
 * `npm run release` installs and builds a copy of this checkout, migrates, and makes it current;
 * `-- --back` the release before, `-- --forward` the one after, `-- --built` this folder's build.
 * Runs on the system's Node (20.12 or newer): builtins only.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { checkPlatform } from '../launch/install.mjs';
import { dataDirectory, failure, loadDotEnv, report, root } from '../launch/preflight.mjs';
import {
  addRelease,
  copySource,
  linkSettings,
  previousRelease,
  rollBack,
  rollForward,
} from './releases.mjs';

const ways = {
  '--back': rollBack,
  '--forward': rollForward,
  '--built': (directory) => addRelease(directory, root, new Date()),
};

try {
  checkPlatform();
  loadDotEnv();
  const [option, ...more] = process.argv.slice(2);
  const way = option ? ways[option] : installAndBuild;
  if (!way || more.length > 0)
    throw failure('npm run release takes --back, --forward, --built or nothing.');
  const directory = dataDirectory();
  refuseRoot(directory);
  const name = way(directory);
  const before = previousRelease(directory);
  process.stdout.write(
    `Current release: ${name}. Restart each server and worker.\n` +
      (before ? `Before it ran ${before}, to which --back leads.\n` : ''),
  );
} catch (error) {
  report(error);
  process.exitCode = 1;
}

/** A later release by the folder's owner could not remove what root has made there. */
function refuseRoot(directory) {
  const owner = statSync(directory).uid;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw failure(
    `${directory} does not belong to root. Run this as its owner: sudo -u '#${owner}' npm run release`,
  );
}

function installAndBuild(directory) {
  const now = new Date();
  const source = copySource(directory, root, now);
  try {
    runNpm(source, directory, 'ci', '--include=dev', '--no-audit', '--no-fund');
    runNpm(source, directory, 'run', 'build');
    linkSettings(directory, root, source);
    // Before the switch: the previous release works on the new schema, but not this one on the old.
    runNpm(source, directory, 'run', 'migrate');
    return addRelease(directory, source, now);
  } catch (error) {
    rmSync(dirname(source), { recursive: true, force: true });
    throw error;
  }
}

function runNpm(source, directory, ...args) {
  const { error, status, signal } = spawnSync('npm', args, {
    cwd: source,
    env: { ...process.env, DATA_DIR: directory },
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status === 0) return;
  const command = `npm ${args.join(' ')}`;
  // A shell reports a signal as 128 and more.
  const isKilled = signal === 'SIGKILL' || status === 128 + constants.signals.SIGKILL;
  throw failure(
    `${command} ${isKilled ? 'was killed: a build needs 5 GB of free memory' : 'failed'}. The current release has not changed.`,
  );
}
