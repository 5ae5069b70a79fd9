import { memberRoute } from '@/lib/api/route';
import { getPurchases } from '@/lib/payments/queries';
import { toPurchaseReply } from '@/lib/payments/replies';

export const GET = memberRoute({}, async (actor) =>
  (await getPurchases(actor)).map(toPurchaseReply),
);
