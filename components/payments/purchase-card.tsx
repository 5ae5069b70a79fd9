import { Badge, type Tone } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { siteTexts } from '@/lib/catalogue/site-texts';
import { upgrades } from '@/lib/catalogue/upgrades';
import { formatDate, formatDays, formatShortDate } from '@/lib/dates';
import { formatPence } from '@/lib/money';
import type { Purchase } from '@/lib/payments/queries';

type State = { label: string; tone: Tone };

const states: Record<Purchase['state'], State> = {
  created: { label: 'Not paid', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'warning' },
  paid: { label: 'Paid, ready to publish', tone: 'positive' },
  applied: { label: 'Paid', tone: 'positive' },
  failed: { label: 'Failed', tone: 'negative' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'warning' },
};

export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { id, refundReason, adTitle, adId } = purchase;
  const { label, tone } = stateOf(purchase);
  const day = formatDate(new Date(purchase.paidAt ?? purchase.createdAt));
  return (
    <li className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="tabular text-xl font-semibold">{formatPence(purchase.amountPence)}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-muted">
        {day}
        {adTitle && <span className="wrap-anywhere"> · {adTitle}</span>}
        {!adId && purchase.state === 'paid' && ' · for an ad that is not published yet'}
      </p>
      <ul className="grid gap-1">
        {upgrades
          .filter(({ key }) => purchase.extras.includes(key))
          .map(({ key, name }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{name}</span>
              <span className="text-muted">{termOf(purchase, key)}</span>
            </li>
          ))}
      </ul>
      {refundReason && <p className="text-sm text-muted">{refundReason}</p>}
      {purchase.refundDelayedAt && <p className="text-sm">{siteTexts.refundDelayed}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {purchase.paidAt && (
          <ButtonLink href={`/my-account/payments/${id}`} look="quiet" size="small">
            Receipt<span className="sr-only"> of {day}</span>
          </ButtonLink>
        )}
        {purchase.state === 'paid' && !refundReason && (
          <a href="/my-account" className="link py-2">
            Publish it from My Ads
          </a>
        )}
      </div>
    </li>
  );
}

function stateOf({ state, refundReason, refundDelayedAt }: Purchase): State {
  if (refundReason === null || state === 'refunded') return states[state];
  return refundDelayedAt
    ? { label: 'Refund delayed', tone: 'negative' }
    : { label: 'Refund on its way', tone: 'warning' };
}

function termOf(purchase: Purchase, key: string): string {
  const granted = purchase.upgrades.find(({ upgrade }) => upgrade === key);
  if (!granted) return purchase.state === 'paid' ? 'Begins when you publish' : '';
  const from = new Date(granted.startsAt);
  return granted.endsAt
    ? formatDays(from, new Date(granted.endsAt))
    : `From ${formatShortDate(from)}, as long as the ad`;
}
