import { Prisma } from './prisma';

/** Characters that need no quoting. */
const plain = /^(?!null$)[0-9a-z]+$/i;

/**
 * Sends codes (outcodes, ids) as a single text: the driver quotes array elements one by one, which
 * for a region's outcodes costs more than the query. Throws for anything but letters and digits.
 */
export function codeArray(codes: readonly string[]): Prisma.Sql {
  if (!codes.every((code) => plain.test(code))) {
    throw new Error('A code is letters and digits alone.');
  }
  return Prisma.sql`${`{${codes.join(',')}}`}::text[]`;
}
