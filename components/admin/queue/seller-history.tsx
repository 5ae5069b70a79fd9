import { Badge } from '@/components/ui/badge';
import { doneWord } from '@/lib/catalogue/decision-words';
import { ruleOf } from '@/lib/catalogue/moderation-rules';
import { formatShortDate } from '@/lib/dates';
import type { QueueSeller } from '@/lib/moderation/queue/queue-item';
import { plural } from '@/lib/text/plural';

type SellerHistoryProps = { seller: QueueSeller; heading?: 'h2' | 'h3' };

export const SellerHistory = ({ seller, heading: Heading = 'h3' }: SellerHistoryProps) => (
  <section aria-labelledby="seller" className="card grid gap-2 p-4 text-sm">
    <Heading id="seller" className="flex flex-wrap items-center gap-2 text-base font-bold">
      <a href={`/admin/users/${seller.id}`} className="link wrap-anywhere">
        {seller.username}
      </a>
      {seller.suspended && <Badge tone="negative">Suspended</Badge>}
      {seller.isTrader && <Badge tone="neutral">Trader</Badge>}
    </Heading>
    <p className="text-muted">
      Since {formatShortDate(new Date(seller.memberSince))},{' '}
      {seller.phoneVerified ? 'phone verified' : 'no verified phone'}. {plural(seller.ads, 'ad')},{' '}
      {seller.removed} removed, reported {plural(seller.reported, 'time')}.
    </p>
    <SameAccounts label="Same verified phone" accounts={seller.sameNumber} />
    <SameAccounts label="Paid with the same card" accounts={seller.sameCard} />
    {seller.history.length > 0 && (
      <ul aria-label="Earlier decisions" className="grid gap-1">
        {seller.history.map(({ id, at, action, about, adId, by, rule, note }) => (
          <li key={id} className="wrap-anywhere">
            {formatShortDate(new Date(at))}: {doneWord(action)},{' '}
            {adId ? (
              <a href={`/admin/ads/${adId}`} className="link">
                {about}
              </a>
            ) : (
              about
            )}
            {rule && `, ${ruleOf(rule)?.title ?? rule}`}
            {note && ` (“${note}”)`}, by {by ?? 'a closed account'}
          </li>
        ))}
      </ul>
    )}
  </section>
);

const SameAccounts = (props: { label: string; accounts: QueueSeller['sameNumber'] }) =>
  props.accounts.length > 0 && (
    <p className="font-medium text-negative wrap-anywhere">
      {props.label}:{' '}
      {props.accounts
        .map(({ username, suspended }) => (suspended ? `${username} (suspended)` : username))
        .join(', ')}
    </p>
  );
