import { revealPhone } from '@/lib/ads/reveal-phone';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { hour } from '@/lib/dates';
import { idParams } from '@/lib/http/id-params';
import { openRoute } from '@/lib/http/route';

export const POST = openRoute(
  { params: idParams, limit: { name: 'reveal-phone', max: 30, window: hour } },
  async (actor, { params, now }) => revealPhone(actor, params.id, await hasAgeCheck(), now),
);
