/* The background worker: delayed and scheduled jobs. Needs DATABASE_URL and the site's env. */
import { exitUnlessConfigured } from '@/lib/configuration.ts';
import { watchQueues } from '@/lib/jobs/queue-metrics.ts';
import { runWorker } from '@/lib/jobs/run-worker.ts';
import { observeProcess } from '@/lib/log/observe-process.ts';
import { startTracing } from '@/lib/tracing/start-tracing.ts';

/** In ms. Hanging jobs are back in the queue by then; nothing else may keep the process alive. */
const lastMoment = 10_000;

exitUnlessConfigured();
const reporter = observeProcess('worker');
const tracing = await startTracing('worker');
watchQueues();
process.on('uncaughtException', async (error) => {
  console.error('worker: ends after', error);
  await reporter?.flush();
  process.exit(1);
});

const stop = new AbortController();
stop.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), lastMoment).unref());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

await runWorker({ signal: stop.signal });
await tracing?.flush();
process.exit(0);
