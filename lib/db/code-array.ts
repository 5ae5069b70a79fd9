import { Prisma } from './prisma';

/** Characters that need no quoting. */
const plain = /^(?!null$)[0-9a-z]+$/i;

/** One text, since the driver quotes array elements one by one, which costs more than the query. */
export function codeArray(codes: readonly string[]): Prisma.Sql {
  if (!codes.every((code) => plain.test(code))) {
    throw new Error('A code is letters and digits alone.');
  }
  return Prisma.sql`${`{${codes.join(',')}}`}::text[]`;
}
