import { idParams } from '@/lib/api/id-params';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { readPurchase } from '@/lib/payments/purchases/refresh-purchase';

export const GET = memberRoute(
  { params: idParams, limit: { name: 'read-purchase', max: 3000, window: hour } },
  (actor, { params, now }) => readPurchase(actor, params.id, now),
);
