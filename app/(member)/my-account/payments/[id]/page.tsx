import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { UpgradeEffects } from '@/components/account/figures/upgrade-effects';
import { PrintButton } from '@/components/payments/print-button';
import { ReceiptSheet } from '@/components/payments/receipt-sheet';
import { ButtonLink } from '@/components/ui/button';
import { getUpgradeEffects } from '@/lib/ads/visits/upgrade-effects';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getReceipt } from '@/lib/payments/receipt';
import { orNotFound } from '../../or-not-found';

export const metadata: Metadata = { title: 'Receipt' };

export default async function ReceiptPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requirePageActor(`/my-account/payments/${id}`);
  const receipt = await orNotFound(getReceipt(actor, id));
  if (!receipt.purchase.paidAt) notFound();
  const effects = await getUpgradeEffects(actor, { purchaseId: receipt.purchase.id }, new Date());
  return (
    <div className="grid max-w-2xl gap-4">
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href="/my-account/payments" look="quiet" size="small">
          All payments
        </ButtonLink>
        <PrintButton />
      </div>
      <ReceiptSheet receipt={receipt} paidAt={new Date(receipt.purchase.paidAt)} />
      <div className="print:hidden">
        <UpgradeEffects effects={effects} />
      </div>
    </div>
  );
}
