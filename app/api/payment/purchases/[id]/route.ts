import { hour } from '@/lib/dates';
import { idParams } from '@/lib/http/id-params';
import { memberRoute } from '@/lib/http/route';
import { readPurchase } from '@/lib/payments/refresh-purchase';

export const GET = memberRoute(
  { params: idParams, limit: { name: 'read-purchase', max: 3000, window: hour } },
  (actor, { params, now }) => readPurchase(actor, params.id, now),
);
