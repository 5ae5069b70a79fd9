import { env } from '@/lib/env';
import { traceBy } from './spans';

export type Tracing = {
  flush: () => Promise<void>;
  stop: () => void;
};

export async function startTracing(process: 'server' | 'worker'): Promise<Tracing | undefined> {
  const { APP_ENV, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { sendSpans } = await import('./send-spans');
  const { watchCalls } = await import('./watch-calls');
  const { start, flush } = sendSpans({
    'service.name': OTEL_SERVICE_NAME,
    'service.version': globalThis.process.env.BUILD_ID ?? 'unknown',
    'deployment.environment.name': APP_ENV,
    'townboard.process': process,
  });
  traceBy(start);
  const unwatch = watchCalls();
  return {
    flush,
    stop() {
      unwatch();
      traceBy(null);
    },
  };
}
