import type { AdEvent, PublicAd } from '@/lib/ads/reading/ad-views';
import { formatDate } from '@/lib/dates';
import { formatPrice, type Pence } from '@/lib/money';

type AdHistoryProps = { ad: Pick<PublicAd, 'createdAt' | 'history'> };

export function AdHistory({ ad: { createdAt, history } }: AdHistoryProps) {
  if (history.length === 0) return null;
  const events = [{ at: createdAt, text: 'Posted' }, ...history.map(toLine)]
    .map((event, number) => ({ ...event, number }))
    .reverse();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 text-xl font-bold">
        History of this ad
      </h2>
      <ol className="grid gap-2 border-l-2 border-line pl-4">
        {events.map(({ at, text, number }) => (
          <li key={number} className="sm:flex sm:justify-between sm:gap-x-4">
            <span>{text}</span>
            <time dateTime={at} className="shrink-0 text-muted max-sm:block max-sm:text-sm">
              {formatDate(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

const toLine = (event: AdEvent) => ({ at: event.at, text: textOf(event) });

function textOf({ kind, fromPence, toPence }: AdEvent): string {
  if (kind === 'reposted') return 'Reposted';
  if (kind === 'renewed') return 'Renewed';
  if (toPence === null) return 'Price removed';
  if (fromPence === null) return `Price set to ${formatPrice(toPence)}`;
  return `${wordOf(fromPence, toPence)} from ${formatPrice(fromPence)} to ${formatPrice(toPence)}`;
}

const wordOf = (from: Pence, to: Pence) => (to < from ? 'Reduced' : 'Raised');
