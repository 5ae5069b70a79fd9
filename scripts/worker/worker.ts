/* The background worker: what runs later or on a clock. Needs DATABASE_URL and the site's env. */
import { exitUnlessConfigured } from '@/lib/configuration.ts';
import { runWorker } from '@/lib/jobs/run-worker.ts';

exitUnlessConfigured();

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await runWorker({ signal: stop.signal });
process.exit(0);
