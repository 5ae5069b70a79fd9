import { PrismaPg } from '@prisma/adapter-pg';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import { Prisma } from './prisma';
import { PrismaClient } from './prisma-client';
import { noConnection, readPool, statementTimeout } from './read-pool';

const connect = () =>
  new PrismaClient({ adapter: new PrismaPg(readPool()) }).$extends({
    query: { $allOperations: ({ args, query }) => query(args).catch(rethrow) },
  });

function rethrow(error: unknown): never {
  if (!isTimeout(error)) throw error;
  throw new AppError('unavailable', messages.siteBusy, { retryAfter: 5, cause: error });
}

type Reader = ReturnType<typeof connect>;

// Survives hot reload.
const shared = globalThis as { reader?: Reader };

/** Prisma over the read-only pool. Throws `unavailable` as readRows does. */
export const reader: Reader = new Proxy({} as Reader, {
  get(_, property) {
    shared.reader ??= connect();
    return Reflect.get(shared.reader, property);
  },
});

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message.includes(noConnection)) return true;
  return (
    error instanceof Prisma.PrismaClientKnownRequestError && codeOf(error) === statementTimeout
  );
}

type DriverError = { cause?: { originalCode?: string } };

const codeOf = ({ meta }: Prisma.PrismaClientKnownRequestError) =>
  (meta?.driverAdapterError as DriverError | undefined)?.cause?.originalCode;
