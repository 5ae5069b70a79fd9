import { idParams } from '@/lib/api/request/id-params';
import { staffRoute } from '@/lib/api/route';
import { undoBatch } from '@/lib/moderation/decisions/decide-batch';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { params: idParams, limit: limits.decisionBatches },
  async (staff, { params, now }) => {
    const { adIds, refused, busy } = await undoBatch(staff, params.id, now);
    for (const id of adIds) invalidateAd(id);
    return { undone: adIds.length, refused, busy };
  },
);
