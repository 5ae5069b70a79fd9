import { Reply } from '@/lib/api/reply';
import { staffRoute } from '@/lib/api/route';
import { decide } from '@/lib/moderation/decisions/decide';
import { decisionForm } from '@/lib/moderation/schema';
import { invalidateAd } from '@/lib/page-cache/page-cache';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { body: decisionForm, limit: limits.decisions },
  async (staff, { body, now }) => {
    const { decisionId, adIds, notice } = await decide(staff, body, now);
    for (const id of adIds) invalidateAd(id);
    return new Reply({ decisionId, notice }, { status: 201 });
  },
);
