/** Connections of a worker's queues, beside those of every process. */
export const workerConnections = 10;
/** The beginning of a worker's name in pg_stat_activity; the rest differs for each. */
export const workerName = 'townboard worker';
