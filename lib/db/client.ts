import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { type Prisma, PrismaClient } from './generated/client';

/** A client or a transaction: commands take it so that they can be composed into one transaction. */
export type Db = PrismaClient | Prisma.TransactionClient;

// Hot reload evaluates this module again; the pool must survive that.
const shared = globalThis as { prismaClient?: PrismaClient };

function connect(): PrismaClient {
  const adapter = new PrismaPg({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    // A query that hangs must not hold a page for ever.
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  });
  return new PrismaClient({ adapter });
}

/** The only PrismaClient that writes (reader.ts has the other). Connected on first use, so that a build needs no database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    shared.prismaClient ??= connect();
    const value = Reflect.get(shared.prismaClient, property);
    return typeof value === 'function' ? value.bind(shared.prismaClient) : value;
  },
});
