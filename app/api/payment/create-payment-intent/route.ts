import { idempotencyKeyOf } from '@/lib/api/idempotency-key';
import { memberRoute } from '@/lib/api/route';
import { hour } from '@/lib/dates';
import { createPaymentIntent } from '@/lib/payments/purchases/create-payment-intent';
import { toPaymentIntentReply } from '@/lib/payments/replies';
import { newPayment } from '@/lib/payments/schema';

export const POST = memberRoute(
  { body: newPayment, limit: { name: 'payment-intent', max: 300, window: hour } },
  async (actor, { body, now, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    return toPaymentIntentReply(await createPaymentIntent(actor, body, now, { idempotencyKey }));
  },
);
