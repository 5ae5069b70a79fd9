import { counter, gauge, histogram } from './registry';

/* Counted as it happens. Labels have few values: never an id, an address or a query. */

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = counter({
  name: 'townboard_http_requests_total',
  help: 'Requests by route, method and status.',
  labelNames: ['route', 'method', 'status'],
});

export const requestSeconds = histogram({
  name: 'townboard_http_request_duration_seconds',
  help: 'Time to the end of the answer.',
  labelNames: ['route'],
  buckets: seconds,
});

export const pageCacheAnswers = counter({
  name: 'townboard_page_cache_answers_total',
  help: 'Answers of the page cache: HIT from memory, MISS rendered, STALE while the database is away.',
  labelNames: ['result'],
});

/** Created on first use: a process without a page cache must not report it. */
export const pageCacheConnected = () =>
  gauge({
    name: 'townboard_page_cache_connected',
    help: '1 while this process hears of changes; else pages live for a second.',
  });

export const replicaFallbacks = counter({
  name: 'townboard_replica_fallbacks_total',
  help: 'Reads that failed on the replica and were repeated on the primary.',
});

export const statementSeconds = histogram({
  name: 'townboard_db_statement_duration_seconds',
  help: 'Statements by pool.',
  labelNames: ['pool'],
  buckets: seconds,
});

export const statementErrors = counter({
  name: 'townboard_db_statement_errors_total',
  help: 'Failed statements by pool and class of the SQL state, or "connection".',
  labelNames: ['pool', 'class'],
});

export const connectFailures = counter({
  name: 'townboard_db_connect_failures_total',
  help: 'Connections that could not be had by pool and kind: unreachable, starting, full, refused, busy (none free in time).',
  labelNames: ['pool', 'kind'],
});

export const searchSeconds = histogram({
  name: 'townboard_search_duration_seconds',
  help: 'Searches: the list with its counts and filters, and suggestions.',
  labelNames: ['kind'],
  buckets: seconds,
});

export const searchFallbacks = counter({
  name: 'townboard_search_fallbacks_total',
  help: 'Questions that PostgreSQL answered because the search engine of SEARCH_URL failed.',
});

export const jobSeconds = histogram({
  name: 'townboard_job_duration_seconds',
  help: 'Jobs by task and result.',
  labelNames: ['task', 'result'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
});

export const workerHeartbeat = () =>
  gauge({
    name: 'townboard_worker_heartbeat_timestamp_seconds',
    help: 'When this worker last noted in the database that it lives.',
  });

export const deliveries = counter({
  name: 'townboard_deliveries_total',
  help: 'Attempts to send a message by channel and result.',
  labelNames: ['channel', 'result'],
});

export const payments = counter({
  name: 'townboard_payments_total',
  help: 'Payments by result: paid, declined (one attempt with a card), unavailable (no answer from the provider at checkout).',
  labelNames: ['result'],
});

export const vitalSeconds = histogram({
  name: 'townboard_web_vitals_seconds',
  help: 'Web Vitals by kind of page, from readers who allow it: lcp, inp, fcp, ttfb.',
  labelNames: ['page', 'vital'],
  buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
});

export const layoutShift = histogram({
  name: 'townboard_web_vitals_layout_shift',
  help: 'Cumulative layout shift by kind of page, from readers who allow it.',
  labelNames: ['page'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
});

export async function timed<T>(
  metric: typeof searchSeconds,
  labels: { kind: string },
  work: () => Promise<T>,
): Promise<T> {
  const end = metric.startTimer(labels);
  try {
    return await work();
  } finally {
    end();
  }
}
