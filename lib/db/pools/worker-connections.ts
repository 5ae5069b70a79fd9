/** Connections of a worker's job queues, in addition to those of every process. */
export const workerConnections = 10;
/** The prefix of a worker's name in pg_stat_activity. */
export const workerName = 'townboard worker';
