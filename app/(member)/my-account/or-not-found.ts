import { notFound } from 'next/navigation';
import { AppError } from '@/lib/errors';

/** What is missing, or somebody else's, answers 404. */
export const orNotFound = <T>(found: Promise<T>): Promise<T> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
