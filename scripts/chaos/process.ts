import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from '../launch/children.ts';

export type Restartable = {
  pid: () => number | undefined;
  start: () => Promise<void>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export function restartable(launch: () => ChildProcess, isUp: () => Promise<boolean>): Restartable {
  let child: ChildProcess | undefined;
  return {
    pid: () => child?.pid,
    async start() {
      child = launch();
      for (const latest = Date.now() + 60_000; !(await isUp()); await delay(50)) {
        if (!isAlive(child) || Date.now() > latest) throw new Error('A process does not start.');
      }
    },
    async end(signal) {
      if (!child || !isAlive(child)) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
