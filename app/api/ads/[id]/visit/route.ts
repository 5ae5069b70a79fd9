import { recordVisit } from '@/lib/ads/record-visit';
import { hasAgeCheck } from '@/lib/auth/age-check';
import { hour } from '@/lib/dates';
import { idParams } from '@/lib/http/id-params';
import { Reply } from '@/lib/http/reply';
import { openRoute } from '@/lib/http/route';
import { visitorOf } from '@/lib/http/visitor';

export const POST = openRoute(
  { params: idParams, limit: { name: 'visit', max: 600, window: hour } },
  async (actor, { params, request, address, now }) => {
    const { visitor, headers } = await visitorOf(request, address);
    const isAdultVisitor = await hasAgeCheck();
    const result = await recordVisit(actor, params.id, visitor, isAdultVisitor, now);
    return new Reply(result, { headers });
  },
);
