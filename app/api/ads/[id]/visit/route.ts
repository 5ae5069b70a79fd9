import { recordVisit } from '@/lib/ads/visits/record-visit';
import { idParams } from '@/lib/api/id-params';
import { Reply } from '@/lib/api/reply';
import { openRoute } from '@/lib/api/route';
import { visitorOf } from '@/lib/api/visitor';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { params: idParams, limit: limits.visit },
  async (actor, { params, request, address, now }) => {
    const { visitor, headers } = await visitorOf(request, address);
    const isAdultVisitor = await hasAgeCheck();
    const result = await recordVisit(actor, params.id, visitor, isAdultVisitor, now);
    return new Reply(result, { headers });
  },
);
