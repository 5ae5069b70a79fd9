import { recordVisit } from '@/lib/ads/visits/record-visit';
import { visitForm } from '@/lib/ads/visits/schema';
import { Reply } from '@/lib/api/reply';
import { idParams } from '@/lib/api/request/id-params';
import { visitorOf } from '@/lib/api/request/visitor';
import { openRoute } from '@/lib/api/route';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { limits } from '@/lib/rate-limit/limits';

export const POST = openRoute(
  { params: idParams, body: visitForm, limit: limits.visit },
  async (actor, { params, body, request, address, now }) => {
    const { visitor, headers } = await visitorOf(request, address);
    const from = body?.from ?? null;
    const how = { isAdultVisitor: await hasAgeCheck(), from };
    const result = await recordVisit(actor, params.id, visitor, how, now);
    return new Reply(result, { headers });
  },
);
