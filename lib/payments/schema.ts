import * as z from 'zod';
import { settlementNoteMax } from '@/lib/catalogue/limits';
import { type Prices, upgradeKeys } from '@/lib/catalogue/upgrades';
import { poundsToPence } from '@/lib/money';
import { cleanLine } from '@/lib/text/text';

const clientSecret = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/);
const shortText = z.string().max(40);

/** `amount` is in pounds; `extend` allows buying active upgrades again. */
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
    // An invalid amount becomes zero and is refused.
    amountPence: poundsToPence(amount) ?? 0,
  }));

const pence = z.int({ error: 'Please enter an amount, for example 71.99.' }).nonnegative();
const priceTable = z
  .object({ vip: pence, featured: pence, highlight: pence, newLabel: pence, website: pence })
  .meta({ description: 'In pence.' }) satisfies z.ZodType<Prices>;

export const pricePreview = z.object({ prices: priceTable });
export const priceChange = z.object({
  prices: priceTable,
  before: priceTable.meta({ description: 'The prices that the admin saw, in pence.' }),
});

export const sandboxCard = z.object({
  clientSecret,
  number: shortText,
  expiry: shortText,
  cvc: shortText,
});

export const sandboxChallenge = z.object({ clientSecret, approve: z.boolean() });

export type NewPayment = z.infer<typeof newPayment>;

export const settledRefund = z.object({
  note: z.string().trim().max(settlementNoteMax).default(''),
});
