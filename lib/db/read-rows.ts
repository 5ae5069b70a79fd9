import pg from 'pg';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import type { Prisma } from './generated/client';
import { noConnection, readPool, statementTimeout } from './read-pool';

type Reading = {
  /** PostgreSQL keeps the plan under this name: for texts that are always the same. */
  name?: string;
  /** What `unavailable` says. */
  tooSlow?: string;
};

/** Throws `unavailable` after two seconds of query, or five of waiting for a connection. */
export async function readRows<T>(
  { text, values }: Pick<Prisma.Sql, 'text' | 'values'>,
  { name, tooSlow = messages.searchTooSlow }: Reading = {},
): Promise<T[]> {
  try {
    const { rows } = await readPool().query({ text, values, ...(name && { name }) });
    return rows;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new AppError('unavailable', tooSlow, { retryAfter: 5, cause: error });
  }
}

const isTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === statementTimeout
    : error instanceof Error && error.message === noConnection;
