import { Prisma } from './generated/client';

const isKnown = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** A unique constraint refused the row: somebody else was first. */
export const isUniqueViolation = (error: unknown) => isKnown(error, 'P2002');

/** What may be logged of an error: one of a wrong query quotes all the values it was given. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof Prisma.PrismaClientValidationError)) return error;
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`${error.name}: ${error.message.trim().split('\n').at(-1)}`, ...lines].join('\n');
}

/** An update or delete met no row. */
export const isMissingRow = (error: unknown) => isKnown(error, 'P2025');
