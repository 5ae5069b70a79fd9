import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { idParams } from '@/lib/api/id-params';
import { openRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { hour } from '@/lib/dates';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

/** Shared by all accounts at one IP address. */
const perAddress = { name: 'reveal-phone-per-address', max: 120, window: hour };

export const POST = openRoute(
  { params: idParams, limit: { name: 'reveal-phone', max: 30, window: hour } },
  async (actor, { params, address, now }) => {
    await takeFromLimit(perAddress, address, now);
    return revealPhone(actor, params.id, await hasAgeCheck(), now);
  },
);
