/*
 * `node --import end-with-parent.mjs program.js`: ends the program when its parent process is gone,
 * even after SIGKILL. Programs pass it on to their children.
 */
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;

if (isMainThread) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}
