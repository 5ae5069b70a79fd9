/* Runs on the system's Node (20.12 or newer) before packages are installed: builtins only. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, relative } from 'node:path';
import { dataDirectory, failure, root } from './preflight.mjs';

const pinnedNode = join(root, 'node_modules', '.bin', 'node');

export function checkPlatform() {
  // Without it the settings in .env would be ignored.
  if (!process.loadEnvFile) {
    throw failure(
      `Townboard needs Node 20.12, 22 or newer; this is ${process.version}. Get it from https://nodejs.org`,
    );
  }
  if (!['linux', 'darwin'].includes(process.platform)) {
    throw failure(
      'Townboard runs on Linux and macOS. On Windows, run it inside WSL: ' +
        'https://learn.microsoft.com/windows/wsl/install',
    );
  }
}

export async function ensureInstalled() {
  if (isInstalled()) return;
  const started = Date.now();
  process.stdout.write('  Installing packages (once, a minute or two) … ');
  const log = join(dataDirectory(), 'install.log');
  // NODE_ENV=production would skip packages that the build needs.
  const flags = ['--include=dev', '--no-audit', '--no-fund'];
  let code = await runNpm(['ci', ...flags], log);
  // `npm ci` fails if the lock file lacks other platforms' packages; `npm install` does not.
  if (code !== 0 && /Missing: .* from lock file/.test(readFileSync(log, 'utf8'))) {
    code = await runNpm(['install', '--no-save', ...flags], log);
  }
  if (code !== 0 || !isInstalled()) {
    process.stdout.write('failed\n\n');
    throw installFailure(log);
  }
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

// Compares content, since file times are unreliable after git or a copy.
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const lock = join(root, 'package-lock.json');
  // A container image has the production packages and no lock file to compare with.
  if (!existsSync(lock)) return true;
  const { '': _self, ...wanted } = JSON.parse(readFileSync(lock, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) =>
    installed[path] ? installed[path].version === entry.version : mayBeAbsent(entry),
  );
}

// For another platform, or an unused entry of the lock file.
const mayBeAbsent = (entry) => Boolean(entry.optional || entry.devOptional || entry.extraneous);

function runNpm(args, log) {
  const output = openSync(log, 'w');
  const options = { cwd: root, stdio: ['ignore', output, output] };
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, options);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  }).finally(() => closeSync(output));
}

function installFailure(log) {
  const text = readFileSync(log, 'utf8');
  if (/ENOSPC|no space left/i.test(text)) {
    return failure('The disk is full. Free some space (3 GB is enough) and start again.');
  }
  process.stderr.write(`${text.split('\n').slice(-30).join('\n')}\n`);
  const reason = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(text)
    ? 'the npm registry could not be reached: check the network'
    : /EACCES|EPERM/.test(text)
      ? 'this user may not write here: start as the user that owns this folder'
      : `npm's own words are above and in ${relative(process.cwd(), log)}`;
  return failure(`Installing the packages failed: ${reason}, then start again.`);
}

/** Runs a TypeScript file on the pinned Node, forwards signals and exits with its code. */
export async function handOver(script, flags = [], given = process.argv.slice(2)) {
  // npm sends SIGTERM to its shell, which ends without forwarding it.
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
  const preloads = ['end-with-parent.mjs', 'register-alias.ts'].flatMap((name) => [
    '--import',
    `./scripts/launch/${name}`,
  ]);
  const args = [...flags, ...preloads, script, ...given];
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    process.stderr.write(
      `\nCannot run ${pinnedNode} (${error.message}). Delete node_modules and start again.\n`,
    );
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}
