import { env } from '@/lib/env';

/** Splits a process's connections: pages read with the larger half. */
export function poolSizes(total = env().DATABASE_POOL_SIZE): { read: number; write: number } {
  const write = Math.floor(total / 2);
  return { read: total - write, write };
}
