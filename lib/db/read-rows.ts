import pg from 'pg';
import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';
import type { Prisma } from './generated/client';
import { noConnection, readPool, statementTimeout } from './read-pool';

/** Throws `unavailable` after two seconds of query, or five of waiting for a connection. */
export async function readRows<T>(question: Prisma.Sql): Promise<T[]> {
  try {
    const { rows } = await readPool().query({ text: question.text, values: question.values });
    return rows;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new AppError('unavailable', messages.searchTooSlow, { retryAfter: 5, cause: error });
  }
}

const isTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === statementTimeout
    : error instanceof Error && error.message === noConnection;
