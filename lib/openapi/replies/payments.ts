import * as z from 'zod';
import { PurchaseState, RefundState } from '@/lib/db/generated/enums';
import { time, upgrade } from './shared';

export const paymentIntent = z.union([
  z.strictObject({
    clientSecret: z.string(),
    provider: z.enum(['stripe', 'sandbox']),
    publishableKey: z.string().nullable().meta({ description: 'For Stripe in a browser.' }),
    purchaseId: z.uuid(),
    amount: z.number().meta({ description: 'In pounds.' }),
  }),
  z.strictObject({
    paid: z.literal(true).meta({ description: 'It is already paid.' }),
    purchaseId: z.uuid(),
    extras: z.array(upgrade),
  }),
]);

export const purchase = z.strictObject({
  id: z.uuid(),
  state: z.enum(PurchaseState),
  extras: z.array(upgrade),
  amount: z.number().meta({ description: 'In pounds.' }),
  provider: z.string(),
  draftId: z.uuid().nullable(),
  adId: z.string().nullable(),
  adTitle: z.string().nullable(),
  createdAt: time,
  paidAt: time.nullable(),
  appliedAt: time.nullable(),
  refundedAt: time.nullable(),
  refundReason: z.string().nullable().meta({ description: 'Set once a refund is decided.' }),
  refundState: z.enum(RefundState).nullable().meta({
    description: 'State of the last refund attempt; failed ones are retried.',
  }),
  refundDelayedAt: time.nullable().meta({ description: 'Set while our team has to handle it.' }),
  upgrades: z.array(
    z.strictObject({
      upgrade,
      startsAt: time,
      endsAt: time.nullable().meta({ description: 'null: as long as the ad.' }),
    }),
  ),
});
export const purchases = z.array(purchase);
export const webhookReceived = z.strictObject({ received: z.literal(true) });
export const sandboxOutcome = z.union([
  z.strictObject({ status: z.enum(['succeeded', 'requires_action']) }),
  z.strictObject({
    status: z.literal('failed'),
    message: z.string().meta({ description: 'A message for people.' }),
  }),
]);
