/* Stops all child processes before this process ends, for whatever reason. */
import type { ChildProcess } from 'node:child_process';
import { killRemaining, stopOthers } from './children.ts';
import { report } from './preflight.mjs';
import { endSteps } from './progress.ts';

export type Lifetime = {
  /** Stopped first, since it uses the others. */
  server?: { stop: () => Promise<void> };
  /** Stopped last, since the others use it. */
  database: { process: ChildProcess; stop: () => Promise<void> } | undefined;
  /** Resolves with the exit code, or rejects, when everything should stop. */
  ended: Promise<number>;
  isEnding: boolean;
  signal?: NodeJS.Signals;
  fail: (error: unknown) => void;
};

/** On a signal, ends with `exitCode`. */
export function beginLifetime(exitCode: number): Lifetime {
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>();
  // runUntilEnded handles the rejection; a signal before that must not count as unhandled.
  ended.catch(() => undefined);
  const lifetime: Lifetime = { database: undefined, ended, isEnding: false, fail: reject };
  const end = (signal: NodeJS.Signals) => {
    lifetime.isEnding = true;
    lifetime.signal ??= signal;
    endSteps();
    resolve(exitCode);
  };
  // A terminal sends Ctrl-C to us and to start.mjs, which forwards it, so repeats are normal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('uncaughtException', reject);
  process.on('exit', killRemaining);
  return lifetime;
}

export async function runUntilEnded(
  lifetime: Lifetime,
  work: () => Promise<number>,
  around: { before?: () => void | Promise<void>; after: (exitCode: number) => void },
): Promise<never> {
  let exitCode = await Promise.race([work(), lifetime.ended]).catch(reported);
  lifetime.isEnding = true;
  try {
    await around.before?.();
    await lifetime.server?.stop();
    await stopOthers(lifetime.database?.process);
    await lifetime.database?.stop();
    // An interrupted step may have started another child.
    await stopOthers();
    around.after(exitCode);
  } catch (error) {
    exitCode = reported(error);
  }
  process.exit(exitCode);
}

function reported(error: unknown): number {
  report(error);
  return 1;
}
