import { Prisma } from './generated/client';

const isKnown = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

export const isUniqueViolation = (error: unknown) => isKnown(error, 'P2002');

/** A query error quotes its values, so those are left out of logs. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientValidationError)) return error;
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}: ${error.message.trim().split('\n').at(-1)}`, ...lines].join('\n');
}

const lockNotAvailable = '55P03';

/** A lock was waited for as long as allowed: see boundLockWaits. */
export function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const meta = error.meta as { driverAdapterError?: { cause?: { originalCode?: string } } };
  return meta?.driverAdapterError?.cause?.originalCode === lockNotAvailable;
}

export const isMissingRow = (error: unknown) => isKnown(error, 'P2025');
