import { requestState } from '@/lib/api/request/request-state';
import { isUnavailable } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { limitOfRoute } from '@/lib/rate-limit/route-limits';
import type { Refusal } from './refusal';

/* With the page cache, the gate of the request hook applies these limits instead. */

/** Throws `rate_limited`. Allows everything while the database cannot count. */
export async function takeRouteLimit(pathname: string, address: string, now: Date): Promise<void> {
  const limit = requestState() ? null : limitOfRoute(pathname);
  if (!limit) return;
  try {
    await takeAddressLimit(limit, address, now);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

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
