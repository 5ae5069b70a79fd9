import { revealPhoneTo } from '@/lib/ads/visits/reveal-phone';
import { idParams } from '@/lib/api/request/id-params';
import { openRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { params: idParams, limit: limits.revealPhone },
  async (actor, { params, address, now }) =>
    revealPhoneTo({ actor, address, hasAgeCheck: await hasAgeCheck() }, params.id, now),
);
