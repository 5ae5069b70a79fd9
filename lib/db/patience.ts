import { second } from '@/lib/dates';

/** For transactions that wait their turn behind others: money is at stake, so they wait longer. */
export const patience = { maxWait: 10 * second, timeout: 10 * second };
