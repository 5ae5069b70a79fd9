import type { Metadata } from 'next';
import { SettleRefund } from '@/components/admin/settle-refund';
import { Badge } from '@/components/ui/badge';
import { requireStaffPage } from '@/lib/auth/staff';
import { adminPaymentsMost } from '@/lib/catalogue/limits';
import { formatTime } from '@/lib/dates';
import { formatPence } from '@/lib/money';
import { getAdminPayments } from '@/lib/payments/get-admin-payments';

export const metadata: Metadata = { title: 'Payments' };

export default async function PaymentsPage() {
  await requireStaffPage('/admin/payments', 'admin');
  const payments = await getAdminPayments();
  return (
    <>
      <h1 className="text-2xl font-bold">Payments and refunds</h1>
      {payments.length === 0 && <p className="text-muted">Nobody has paid anything yet.</p>}
      {payments.length === adminPaymentsMost && (
        <p className="text-muted">
          The first {adminPaymentsMost}: delayed refunds, then the latest payments.
        </p>
      )}
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="card grid gap-1 p-3">
            <p className="flex flex-wrap items-center gap-2">
              <strong className="tabular">{formatPence(payment.amountPence)}</strong>
              <Badge tone={payment.state === 'applied' ? 'positive' : 'neutral'}>
                {payment.state}
              </Badge>
              {payment.refundDelayedAt && <Badge tone="negative">Refund delayed</Badge>}
            </p>
            <p className="text-sm text-muted wrap-anywhere">
              {formatTime(payment.createdAt)} · {payment.provider} ·{' '}
              <a href={`/admin/users/${payment.owner.id}`} className="link">
                {payment.owner.username}
              </a>{' '}
              · {payment.id}
              {payment.refundReason && ` · refund: ${payment.refundReason}`}
              {payment.refunds[0]?.failure && ` (${payment.refunds[0].failure})`}
            </p>
            {payment.refundDelayedAt && payment.state !== 'refunded' && (
              <SettleRefund purchaseId={payment.id} amount={formatPence(payment.amountPence)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
