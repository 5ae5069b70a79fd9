import { notFound } from 'next/navigation';
import { AppError } from '@/lib/errors';

/** Shows a 404 for what is missing or belongs to somebody else. */
export const orNotFound = <T>(found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
