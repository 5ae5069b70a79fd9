import { revealPhone } from '@/lib/ads/visits/reveal-phone';
import { idParams } from '@/lib/api/request/id-params';
import { openRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { limits } from '@/lib/rate-limit/limits';
import { takeFromLimit } from '@/lib/rate-limit/rate-limit';

export const POST = openRoute(
  { params: idParams, limit: limits.revealPhone },
  async (actor, { params, address, now }) => {
    await takeFromLimit(limits.revealPhoneOfAddress, address, now);
    return revealPhone(actor, params.id, await hasAgeCheck(), now);
  },
);
