import { formatDate } from '@/lib/dates';
import { formatPence } from '@/lib/money';
import type { Receipt } from '@/lib/payments/receipt';

export function ReceiptSheet({ receipt, paidAt }: { receipt: Receipt; paidAt: Date }) {
  const { purchase, seller, vat, lines } = receipt;
  return (
    <article className="card grid gap-6 p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl font-bold">Receipt</h1>
          <p className="tabular text-muted">{receipt.number}</p>
        </div>
        <address className="text-right not-italic">
          <span className="font-semibold">{seller.name}</span>
          {seller.address && <span className="block whitespace-pre-line">{seller.address}</span>}
          {vat && <span className="block">VAT number {vat.number}</span>}
        </address>
      </header>
      <dl className="grid gap-1">
        <Row label="Paid by" value={receipt.buyer} />
        <Row label="Paid on" value={formatDate(paidAt)} />
        {purchase.adTitle && <Row label="Ad" value={purchase.adTitle} />}
        {purchase.refundedAt && (
          <Row label="Refunded on" value={formatDate(new Date(purchase.refundedAt))} />
        )}
        {purchase.refundState !== null && !purchase.refundedAt && (
          <Row label="Refund" value={purchase.refundDelayedAt ? 'Delayed' : 'On its way'} />
        )}
      </dl>
      <table className="w-full text-left">
        <caption className="sr-only">What was bought</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 font-medium">
              Upgrade
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, pence }) => (
            <tr key={name} className="border-b border-line">
              <td className="py-2">{name}</td>
              <td className="tabular py-2 text-right">
                {pence === null ? '' : formatPence(pence)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="text-lg font-semibold">
            <th scope="row" className="py-2">
              Total
            </th>
            <td className="tabular py-2 text-right">{formatPence(receipt.totalPence)}</td>
          </tr>
          {vat && (
            <tr className="text-muted">
              <th scope="row" className="font-normal">
                Includes VAT at {vat.rate}%
              </th>
              <td className="tabular text-right">{formatPence(vat.pence)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </article>
  );
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-4">
    <dt className="w-28 shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
  </div>
);
