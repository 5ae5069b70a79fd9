/** Connections of a worker's job queues, in addition to those of every process. */
export const workerConnections = 10;
/** Connections for writing, at least, of a server while /api/jobs/run runs a worker in it. */
export const cronWrites = 8;
export const workerName = 'townboard worker';
