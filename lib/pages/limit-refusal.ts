import { takeRouteLimit } from '@/lib/api/take-route-limit';
import { AppError } from '@/lib/errors';
import type { Refusal } from './refusal';

export async function refusalOf(
  pathname: string,
  address: string,
  now: Date,
): Promise<Refusal | null> {
  try {
    await takeRouteLimit(pathname, address, now);
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.retryAfter)) throw error;
    return { status: 429, retryAfter: error.retryAfter, answers: 'page' };
  }
}
