import { idParams } from '@/lib/api/request/id-params';
import { staffRoute } from '@/lib/api/route';
import { settleRefundByHand } from '@/lib/payments/refunds/settle-by-hand';
import { settledRefund } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = staffRoute(
  { role: 'admin', params: idParams, body: settledRefund, limit: limits.adminActions },
  (staff, { params, body, now }) => settleRefundByHand(staff, params.id, body.note, now),
);
