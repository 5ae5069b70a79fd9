/*
 * `node --import end-with-parent.mjs program.js`: asks the program to end when the process that
 * started it is gone, even when that was killed outright. Programs hand it on to those they start.
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
