/* Each leads a process group: Ctrl-C reaches only this process, which stops the others in order. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { failure, root } from './preflight.mjs';

export type Launch = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  log?: string;
  appendLog?: boolean;
  uid?: number;
  gid?: number;
};

const endWithParent = ['--import', join(root, 'scripts/launch/end-with-parent.mjs')];
const running = new Set<ChildProcess>();

export function launch(command: string, args: string[], options: Launch = {}): ChildProcess {
  const output = options.log ? openSync(options.log, options.appendLog ? 'a' : 'w') : 'inherit';
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: options.env ?? process.env,
    uid: options.uid,
    gid: options.gid,
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (typeof output === 'number') closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Returns the exit code; -1 after a signal. */
export function finished(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? -1));
  });
}

export async function runQuietly(
  what: string,
  command: string,
  args: string[],
  options: Launch & { log: string },
): Promise<void> {
  const code = await finished(launch(command, args, options));
  if (code !== 0) throw quietFailure(what, options.log);
}

/** Starts a Node program that ends with this process, even after SIGKILL. */
export function launchNode(args: string[], options: Launch): ChildProcess {
  return launch(process.execPath, [...endWithParent, ...args], options);
}

export function runNodeQuietly(what: string, args: string[], options: Launch & { log: string }) {
  return runQuietly(what, process.execPath, [...endWithParent, ...args], options);
}

export function quietFailure(what: string, log: string, verb = 'failed') {
  const text = readFileSync(log, 'utf8');
  if (/ENOSPC|no space left on device/i.test(text)) {
    return failure('The disk is full. Free some space (2 GB is enough) and start again.');
  }
  // Stack traces quote long lines of bundled code.
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, 300));
  process.stderr.write(`\n${lines.slice(-40).join('\n')}\n`);
  return failure(`${what} ${verb}. Its own words are above and in ${log}`);
}

/** `isAlone`: its descendants get no signal, and are killed after it has ended. */
export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals,
  graceMs: number,
  { isAlone = false } = {},
) {
  if (!isAlive(child)) return;
  const ended = finished(child);
  if (isAlone) child.kill(signal);
  else signalGroup(child, signal);
  const grace = new AbortController();
  const late = delay(graceMs, 'late', { signal: grace.signal }).catch(() => 'ended');
  if ((await Promise.race([ended, late])) === 'late') signalGroup(child, 'SIGKILL');
  await ended;
  grace.abort();
  if (isAlone) signalGroup(child, 'SIGKILL');
}

/** Longer than a server takes after SIGTERM (server-hooks.mjs). */
export const stopGraceMs = 12_000;

export async function stopOthers(last?: ChildProcess) {
  const others = [...running].filter((child) => child !== last);
  await Promise.all(others.map((child) => stopChild(child, 'SIGTERM', stopGraceMs)));
}

export function killRemaining() {
  // SIGINT is PostgreSQL's fast shutdown; Next and the worker end too.
  for (const child of running) signalGroup(child, 'SIGINT');
}

export const isAlive = (child: ChildProcess) =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
