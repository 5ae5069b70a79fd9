import type { Metadata } from 'next';
import { SectionTitle } from '@/components/account/section-title';
import { PurchaseCard } from '@/components/payments/purchase-card';
import { EmptyPart } from '@/components/ui/empty-part';
import { CreditCard } from '@/components/ui/icons';
import { requirePageActor } from '@/lib/auth/require-page-actor';
import { getPurchases } from '@/lib/payments/queries';

export const metadata: Metadata = { title: 'Payments' };

export default async function PaymentsPage() {
  const purchases = await getPurchases(await requirePageActor('/my-account/payments'));
  return (
    <>
      <SectionTitle title="Payments" />
      {purchases.length === 0 ? (
        <EmptyPart icon={<CreditCard aria-hidden="true" className="size-7" />}>
          <p>You have not paid for anything yet.</p>
          <p className="text-muted">Posting is free. Upgrades are offered with every ad.</p>
        </EmptyPart>
      ) : (
        <ul className="grid max-w-3xl gap-4">
          {purchases.map((purchase) => (
            <PurchaseCard key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      )}
    </>
  );
}
