import { type Pence, penceToPounds } from '@/lib/money';
import type { OpenIntent, PaidIntent, PaymentIntent } from './purchases/create-payment-intent';
import type { Purchase } from './queries';

type InPounds<Payment extends { amountPence: Pence }> = Omit<Payment, 'amountPence'> & {
  amount: number;
};

export type PurchaseReply = InPounds<Purchase>;
export type OpenIntentReply = InPounds<OpenIntent>;
export type PaymentIntentReply = OpenIntentReply | PaidIntent;

export const toPurchaseReply = (purchase: Purchase): PurchaseReply => withAmount(purchase);

export const toPaymentIntentReply = (intent: PaymentIntent): PaymentIntentReply =>
  'paid' in intent ? intent : withAmount(intent);

const withAmount = <Payment extends { amountPence: Pence }>({
  amountPence,
  ...payment
}: Payment): InPounds<Payment> => ({ ...payment, amount: penceToPounds(amountPence) });
