import { requestState } from '@/lib/api/request/request-state';
import { isUnavailable } from '@/lib/db/errors';
import { takeAddressLimit } from '@/lib/rate-limit/address-limit';
import { limitOfRoute } from '@/lib/rate-limit/route-limits';

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
