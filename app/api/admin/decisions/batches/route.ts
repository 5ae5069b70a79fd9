import { Reply } from '@/lib/api/reply';
import { staffRoute } from '@/lib/api/route';
import { decideBatch } from '@/lib/moderation/decisions/decide-batch';
import { batchForm } from '@/lib/moderation/schema';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { body: batchForm, limit: limits.decisionBatches },
  async (staff, { body, now }) => {
    const result = await decideBatch(staff, body, now);
    for (const id of result.decided) invalidateAd(id);
    return new Reply(result, { status: 201 });
  },
);
