import { Prisma } from './generated/client';

const isKnown = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** A unique constraint refused the row: somebody else was first. */
export const isUniqueViolation = (error: unknown) => isKnown(error, 'P2002');

/** An update or delete met no row. */
export const isMissingRow = (error: unknown) => isKnown(error, 'P2025');
