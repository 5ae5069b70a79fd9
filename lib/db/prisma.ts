import * as Prisma from './generated/internal/prismaNamespace';

/** Prisma's types and SQL helpers without its client. */
export { Prisma };
