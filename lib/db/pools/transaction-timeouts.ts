import { second } from '@/lib/dates';

/** Longer than Prisma's defaults: payments wait for locks rather than fail. */
export const transactionTimeouts = { maxWait: 10 * second, timeout: 10 * second };
