/* The background worker: delayed and scheduled jobs. Needs DATABASE_URL and the site's env. */
import { exitUnlessConfigured } from '@/lib/configuration.ts';
import { runWorker } from '@/lib/jobs/run-worker.ts';
import { limitRepeatedLogs } from '@/lib/log.ts';

/** Milliseconds. Hanging jobs went back to the queue before; nothing else may keep the process. */
const lastMoment = 10_000;

exitUnlessConfigured();
limitRepeatedLogs();

const stop = new AbortController();
stop.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), lastMoment).unref());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await runWorker({ signal: stop.signal });
process.exit(0);
