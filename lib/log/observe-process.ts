import { env, isDemo } from '@/lib/env';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { type ErrorReporter, errorReporter } from './error-reports';
import { startLog } from './log';

/** Call once, after the configuration is checked. */
export function observeProcess(name: 'server' | 'worker'): ErrorReporter | undefined {
  const { APP_ENV, SENTRY_DSN, METRICS_HOST, METRICS_PORT, WORKER_METRICS_PORT } = env();
  const about = {
    process: name,
    release: process.env.BUILD_ID ?? 'unknown',
    environment: APP_ENV,
  };
  const reporter = SENTRY_DSN ? errorReporter(SENTRY_DSN, about) : undefined;
  startLog({ json: !isDemo(), onError: reporter?.report });
  const port = name === 'server' ? METRICS_PORT : WORKER_METRICS_PORT;
  if (port) serveMetrics(METRICS_HOST, port);
  return reporter;
}
