import { idempotencyKeyOf } from '@/lib/api/request/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { toPaymentIntentReply } from '@/lib/payments/replies';
import { newPayment } from '@/lib/payments/schema';
import { limits } from '@/lib/rate-limit/limits';

export const POST = memberRoute(
  { body: newPayment, limit: limits.paymentIntent },
  async (actor, { body, now, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    return toPaymentIntentReply(await createPaymentIntent(actor, body, now, { idempotencyKey }));
  },
);
