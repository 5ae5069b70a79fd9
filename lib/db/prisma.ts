import * as Prisma from './generated/internal/prismaNamespace';

/** Types and SQL of Prisma without its client. */
export { Prisma };
