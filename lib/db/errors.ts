import { noConnection } from '@/lib/db/pools/connect-failure';
import { Prisma } from './prisma';
import { lockNotAvailable } from './sqlstate';

const isKnown = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

export const isUniqueViolation = (error: unknown) => isKnown(error, 'P2002');

/** Query errors quote their values, which must not be logged. */
export function loggable(error: unknown): unknown {
  if (error instanceof AggregateError) {
    const text = new AggregateError(error.errors.map(loggable), error.message);
    return Object.assign(text, { stack: error.stack });
  }
  if (!(error instanceof Prisma.PrismaClientValidationError)) return error;
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}: ${error.message.trim().split('\n').at(-1)}`, ...lines].join('\n');
}

type DriverMeta = { driverAdapterError?: { cause?: { originalCode?: string; kind?: string } } };

export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const meta = error.meta as DriverMeta;
  return meta?.driverAdapterError?.cause?.originalCode === lockNotAvailable;
}

/** Prisma's codes: cannot reach, timed out, connection closed, pool full, transaction timeout. */
const unreachable = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'];
/** PostgreSQL and Node: connection lost or refused, out of resources, shutting down, starting. */
const noService =
  /^(?:08\w{3}|53\w{3}|58030|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** pg gives these errors only a message. */
const lostConnection =
  /Connection terminated|(?:connection error and is|Client was closed and is) not queryable|Query read timeout|timeout expired/;

/** Prisma's driver has no code for a lost socket. */
const noServer = new Set([
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
  'TlsConnectionError',
]);

/** The database is down or overloaded. Compares names, since each bundle has its own classes. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, meta } = error as { code?: unknown; meta?: DriverMeta };
  if (error.name === 'AppError') return code === 'unavailable';
  const cause = meta?.driverAdapterError?.cause;
  const codes = [code, cause?.originalCode].map(String);
  return (
    noServer.has(cause?.kind ?? '') ||
    codes.some((one) => unreachable.includes(one) || noService.test(one)) ||
    error.message.includes(noConnection) ||
    lostConnection.test(error.message)
  );
}

/** Unavailable, and not only because one transaction takes longer than it may. */
export const isOutage = (error: unknown) =>
  isUnavailable(error) &&
  !(isKnown(error, 'P2028') && error.message.includes('an expired transaction'));
