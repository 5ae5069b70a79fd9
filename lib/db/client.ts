import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { poolSizes } from '@/lib/db/pools/pool-sizes';
import { watchPool } from '@/lib/db/pools/watch-pool';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/process/per-process';
import type { Prisma } from './prisma';
import { PrismaClient } from './prisma-client';

/** Commands accept either, so that they can run inside a larger transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

/** The pool behind `db`, for a statement of every request that PostgreSQL should prepare once. */
export const writePool = (): pg.Pool => perProcess('write pool', openPool);

function openPool(): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: poolSizes().write,
    // Limits a query that hangs, and one whose connection was lost unnoticed.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    connectionTimeoutMillis: 5_000,
  });
  return watchPool('write', pool);
}

const connect = (): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg(writePool(), { disposeExternalPool: true }) });

/** The only PrismaClient that writes. Connects on first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = perProcess('prisma client', connect);
    const value = Reflect.get(client, property);
    return typeof value === 'function' ? value.bind(client) : value;
  },
});
