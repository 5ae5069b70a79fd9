import { Logger } from 'graphile-worker';

/** The queue's own warnings and errors. A job that failed is logged by run-queue.ts. */
export const workerLog = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return;
  if (level === 'error') console.error(`worker: ${message}`);
  if (level === 'warning') console.warn(`worker: ${message}`);
});
