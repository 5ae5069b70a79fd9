import { adminPaymentsMost } from '@/lib/catalogue/limits';
import { db } from '@/lib/db/client';
import type { PurchaseState } from '@/lib/db/generated/enums';
import type { Pence } from '@/lib/money';

export type AdminPayment = {
  id: string;
  state: PurchaseState;
  amountPence: Pence;
  provider: string;
  createdAt: Date;
  refundReason: string | null;
  refundDelayedAt: Date | null;
  adId: string | null;
  owner: { id: string; username: string };
  refunds: { state: string; failure: string | null }[];
};

export const getAdminPayments = (): Promise<AdminPayment[]> =>
  db.purchase.findMany({
    orderBy: [{ refundDelayedAt: { sort: 'asc', nulls: 'last' } }, { createdAt: 'desc' }],
    take: adminPaymentsMost,
    select: {
      id: true,
      state: true,
      amountPence: true,
      provider: true,
      createdAt: true,
      refundReason: true,
      refundDelayedAt: true,
      adId: true,
      owner: { select: { id: true, username: true } },
      refunds: { orderBy: { attempt: 'desc' }, take: 1, select: { state: true, failure: true } },
    },
  });
