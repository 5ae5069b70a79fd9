import { Logger } from 'graphile-worker';

/** The library's own warnings and errors; run-queue.ts logs failed jobs. */
export const workerLog = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return;
  if (level === 'error') console.error(`worker: ${message}`);
  if (level === 'warning') console.warn(`worker: ${message}`);
});
