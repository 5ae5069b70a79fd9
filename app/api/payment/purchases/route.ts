import { memberRoute } from '@/lib/api/route';
import { getPurchases } from '@/lib/payments/queries';
import { toPurchaseReply } from '@/lib/payments/replies';
import { limits } from '@/lib/rate-limit/limits';

export const GET = memberRoute({ limit: limits.listPurchases }, async (actor) =>
  (await getPurchases(actor)).map(toPurchaseReply),
);
