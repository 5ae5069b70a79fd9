import { minute, second } from '@/lib/dates';

/** Longer than Prisma's defaults: payments should wait for locks rather than fail. */
export const transactionTimeouts = { maxWait: 10 * second, timeout: 10 * second };

/** For a worker's batch of some hundred statements, also on a slow database. */
export const batchTimeouts = { maxWait: 10 * second, timeout: minute };
