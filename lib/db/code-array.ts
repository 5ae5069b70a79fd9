import { Prisma } from './generated/client';

/** Nothing that would have to be quoted. */
const plain = /^(?!null$)[0-9a-z]+$/i;

/**
 * Of codes (outcodes, ids) as one value: the driver quotes each element of an array by itself, which
 * for the districts of a region takes longer than all else of a question. Throws for other than
 * letters and digits.
 */
export function codeArray(codes: readonly string[]): Prisma.Sql {
  if (!codes.every((code) => plain.test(code))) {
    throw new Error('A code is letters and digits alone.');
  }
  return Prisma.sql`${`{${codes.join(',')}}`}::text[]`;
}
