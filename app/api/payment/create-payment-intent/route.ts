import { hour } from '@/lib/dates';
import { idempotencyKeyOf } from '@/lib/http/idempotency-key';
import { memberRoute } from '@/lib/http/route';
import { createPaymentIntent } from '@/lib/payments/create-payment-intent';
import { newPayment } from '@/lib/payments/schema';

export const POST = memberRoute(
  { body: newPayment, limit: { name: 'payment-intent', max: 300, window: hour } },
  (actor, { body, now, request }) =>
    createPaymentIntent(actor, body, now, { idempotencyKey: idempotencyKeyOf(request) }),
);
