import { idParams } from '@/lib/api/request/id-params';
import { memberRoute } from '@/lib/api/route';
import { readPurchase } from '@/lib/payments/purchases/refresh-purchase';
import { toPurchaseReply } from '@/lib/payments/replies';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute(
  { params: idParams, limit: limits.readPurchase },
  async (actor, { params, now }) => toPurchaseReply(await readPurchase(actor, params.id, now)),
);
