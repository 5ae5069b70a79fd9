import { isUnavailable } from '@/lib/db/errors';
import { AppError } from '@/lib/errors';
import { takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { limitOfRoute } from '@/lib/rate-limit/route-limits';
import type { Refusal } from './refusal';
import { requestState } from './request-state';

/*
 * The limits of routes for addresses, on hosts without the request hook (lib/page-cache), which takes
 * them otherwise.
 */

/** Throws `rate_limited`. */
export async function takeRouteLimit(pathname: string, address: string, now: Date): Promise<void> {
  const limit = requestState() ? null : limitOfRoute(pathname);
  if (limit) await takeAddressLimit(limit, address, now);
}

/** The refusal of a page; null within the limit, and while the database cannot say. */
export async function refusalOf(
  pathname: string,
  address: string,
  now: Date,
): Promise<Refusal | null> {
  try {
    await takeRouteLimit(pathname, address, now);
    return null;
  } catch (error) {
    if (isUnavailable(error)) return null;
    if (!(error instanceof AppError && error.retryAfter)) throw error;
    return { status: 429, retryAfter: error.retryAfter, answers: 'page' };
  }
}
