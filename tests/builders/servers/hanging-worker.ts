/* A process of its own, whose jobs never end: see tests/lib/jobs/worker-process.test.ts. */
import { runWorker } from '@/lib/jobs/run-worker.ts';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

const hang = () => {
  process.stdout.write('begun\n');
  return new Promise(() => setInterval(() => undefined, 1000));
};

await runWorker({
  signal: stop.signal,
  queues: [{ name: 'hang', handlers: { note: hang }, concurrency: 1 }],
  tasks: [],
  grace: 300,
});
process.exit(0);
