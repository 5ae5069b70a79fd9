import * as z from 'zod';
import { upgradeKeys } from '@/lib/catalogue/upgrades';
import { poundsToPence } from '@/lib/money';
import { cleanLine } from '@/lib/text';

const clientSecret = z.string().min(1).max(200);
const shortText = z.string().max(40);

/**
 * The body of POST /api/payment/create-payment-intent. `amount` in pounds; alone it names its
 * extras. With `extend` upgrades that are active are bought again, else they are refused.
 */
export const newPayment = z
  .object({
    amount: z.number({ error: 'Please send the amount in pounds.' }),
    extras: z
      .array(z.enum(upgradeKeys, { error: 'There is no such upgrade.' }))
      .max(upgradeKeys.length)
      .nullish(),
    draftId: z.uuid().nullish(),
    adId: z.string().max(40).transform(cleanLine).nullish(),
    extend: z.boolean().nullish(),
  })
  .transform(({ amount, ...payment }) => ({
    ...payment,
    // What is no amount is the price of nothing.
    amountPence: poundsToPence(amount) ?? 0,
  }));

/** The body of POST /api/payment/sandbox/confirm. */
export const sandboxCard = z.object({
  clientSecret,
  number: shortText,
  expiry: shortText,
  cvc: shortText,
});

/** The body of POST /api/payment/sandbox/challenge. */
export const sandboxChallenge = z.object({ clientSecret, approve: z.boolean() });

export type NewPayment = z.infer<typeof newPayment>;
