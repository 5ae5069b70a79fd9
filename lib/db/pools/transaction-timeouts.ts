import { second } from '@/lib/dates';

/** Longer than Prisma's defaults: payments should wait for locks rather than fail. */
export const transactionTimeouts = { maxWait: 10 * second, timeout: 10 * second };
