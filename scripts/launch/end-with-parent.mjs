/* Preloaded: ends the program and its children when the parent is gone, even after SIGKILL. */
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
