/* From the first child to the last: whatever ends us, everything we started ends before us. */
import type { ChildProcess } from 'node:child_process';
import { killRemaining, stopOthers } from './children.ts';
import { report } from './preflight.mjs';
import { endSteps } from './progress.ts';

export type Lifetime = {
  /** Set as soon as there is one: it is stopped last, so that nobody loses their database. */
  database: { process: ChildProcess; stop: () => Promise<void> } | undefined;
  /** Resolves (with the exit code) or rejects when the time has come to stop. */
  ended: Promise<number>;
  isEnding: boolean;
  /** Ends everything because of a fault. */
  fail: (error: unknown) => void;
};

/** Listens for signals, which end us with `exitCode`. */
export function beginLifetime(exitCode: number): Lifetime {
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>();
  // Always handled by runUntilEnded; until then an early signal must not count as unhandled.
  ended.catch(() => undefined);
  const lifetime: Lifetime = { database: undefined, ended, isEnding: false, fail: reject };
  const end = () => {
    lifetime.isEnding = true;
    endSteps();
    resolve(exitCode);
  };
  // Repeats are expected: a terminal sends Ctrl-C to us and to start.mjs, which passes it on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('uncaughtException', reject);
  process.on('exit', killRemaining);
  return lifetime;
}

/** Does the work unless the end comes first; then stops everything and exits. */
export async function runUntilEnded(
  lifetime: Lifetime,
  work: () => Promise<number>,
  around: { before?: () => void; after: (exitCode: number) => void },
): Promise<never> {
  let exitCode = await Promise.race([work(), lifetime.ended]).catch(reported);
  lifetime.isEnding = true;
  try {
    around.before?.();
    await stopOthers(lifetime.database?.process);
    await lifetime.database?.stop();
    // A step that was interrupted may have started one more in the meantime.
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
