import { idParams } from '@/lib/api/request/id-params';
import { staffRoute } from '@/lib/api/route';
import { undoDecision } from '@/lib/moderation/decisions/undo/undo-decision';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { params: idParams, limit: limits.decisions },
  async (staff, { params, now }) => {
    const { adIds, caseId } = await undoDecision(staff, params.id, now);
    for (const id of adIds) invalidateAd(id);
    return { caseId };
  },
);
