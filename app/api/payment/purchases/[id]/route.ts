import { idParams } from '@/lib/api/id-params';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { readPurchase } from '@/lib/payments/purchases/refresh-purchase';
import { toPurchaseReply } from '@/lib/payments/replies';

export const GET = memberRoute(
  { params: idParams, limit: { name: 'read-purchase', max: 3000, window: hour } },
  async (actor, { params, now }) => toPurchaseReply(await readPurchase(actor, params.id, now)),
);
