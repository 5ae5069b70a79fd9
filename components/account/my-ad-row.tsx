'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { MyAdReply } from '@/lib/ads/reading/ad-replies';
import { priceText } from '@/lib/ads/reading/price-label';
import { isOnSite, statusTones } from '@/lib/ads/status';
import { confirmationText } from '@/lib/catalogue/conclusion/confirmation';
import { unansweredMost } from '@/lib/catalogue/limits';
import { shownCategory } from '@/lib/catalogue/shown-catalogue';
import { formatShortDate } from '@/lib/dates';
import { day } from '@/lib/durations';
import { imageUrl } from '@/lib/images/image-url';
import { mainImage } from '@/lib/images/main-image';
import type { MyDecision } from '@/lib/moderation/appeals/get-my-decisions';
import { poundsToPence } from '@/lib/money';
import { promotePath } from '@/lib/site-paths';
import { plural } from '@/lib/text/plural';
import { AdActions, type AdActionsProps } from './ad-actions';
import { AdDecision } from './ad-decision';
import { AdUpgrades } from './ad-upgrades';
import { WeekChart } from './week-chart';

type MyAdRowProps = AdActionsProps & { decision: MyDecision | undefined };

export function MyAdRow({ decision, ...props }: MyAdRowProps) {
  const { ad } = props;
  return (
    <li className="card grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:p-4">
      <Thumbnail images={ad.images} />
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={statusTones[ad.status]}>
            {ad.status === 'Sold' ? (ad.conclusion ?? ad.status) : ad.status}
          </Badge>
          {ad.reserved && <Badge tone="warning">Reserved</Badge>}
          {ad.confirmedAt && ad.conclusion && ad.status !== 'Sold' && (
            <Badge tone="positive">
              {confirmationText(ad.conclusion, ad.confirmedAt, new Date())}
            </Badge>
          )}
        </div>
        <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{ad.title}</h2>
        <Price ad={ad} />
        <p className="text-sm text-muted">
          {shownCategory(ad.category)} · {ad.location.label}
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
          <li>
            Posted <time dateTime={ad.createdAt}>{formatShortDate(new Date(ad.createdAt))}</time>
          </li>
          <End ad={ad} />
        </ul>
      </div>
      <div className="col-span-2 grid min-w-0 gap-3 sm:col-span-1 sm:col-start-2">
        {decision && (ad.status === 'Removed' || decision.action === 'warn') ? (
          <AdDecision decision={decision} />
        ) : (
          ad.moderationReason && <p className="text-sm text-negative">{ad.moderationReason}</p>
        )}
        <Waiting ad={ad} />
        <AdUpgrades ad={ad} />
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <Numbers ad={ad} />
          <div className="flex grow flex-wrap items-center justify-between gap-x-6 sm:grow-0">
            {isOnSite(ad.status) && (
              <a
                href={promotePath(ad._id)}
                className="link inline-flex min-h-11 items-center text-sm mouse:min-h-9"
              >
                Promote this ad<span className="sr-only">: {ad.title}</span>
              </a>
            )}
            <AdActions {...props} />
          </div>
        </div>
      </div>
    </li>
  );
}

function Price({ ad }: { ad: MyAdReply }) {
  const pricePence = ad.price === null ? null : (poundsToPence(ad.price) ?? null);
  const text = priceText({ ...ad, pricePence });
  return text && <p className="tabular text-lg font-bold">{text}</p>;
}

/** "Expires 20 Dec 2026 · 27 days left". */
function End({ ad: { status, expiresAt, soldAt, conclusion } }: { ad: MyAdReply }) {
  const [now] = useState(() => Date.now());
  const end = soldAt ?? expiresAt;
  if (!end) return null;
  const isOver = status === 'Expired';
  const days = Math.ceil((new Date(end).getTime() - now) / day);
  return (
    <li>
      {soldAt ? (conclusion ?? 'Sold') : isOver ? 'Expired' : 'Expires'}{' '}
      <time dateTime={end}>{formatShortDate(new Date(end))}</time>
      {!soldAt && !isOver && days > 0 && (
        <span suppressHydrationWarning>
          {' · '}
          {days === 1 ? 'last day' : `${days} days left`}
        </span>
      )}
    </li>
  );
}

/** Shown before the ad loses its confirmation. */
const Waiting = ({ ad: { unanswered, confirmedAt } }: { ad: MyAdReply }) =>
  unanswered >= unansweredMost && (
    <p className="rounded-card bg-warning-soft p-3 text-sm">
      {unanswered} people have written and wait for an answer.{' '}
      <a href="/my-account/messages" className="link">
        Answer them
      </a>
      {confirmedAt ? ', or your ad soon loses its “Confirmed” mark.' : '.'}
    </p>
  );

function Numbers({ ad }: { ad: MyAdReply }) {
  const { week, visits, saves, conversations } = ad;
  const others = [
    saves > 0 && `saved by ${saves.toLocaleString('en-GB')}`,
    conversations > 0 && `${plural(conversations, 'person', 'people')} wrote`,
  ].filter(Boolean);
  return (
    <div className="grid gap-1">
      <WeekChart week={week} visits={visits} />
      {others.length > 0 && <p className="text-sm text-muted">{others.join(' · ')}</p>}
      <a
        href={`/my-account/ads/${ad._id}/figures`}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm mouse:min-h-9"
      >
        Visits day by day<span className="sr-only"> for {ad.title}</span>
      </a>
    </div>
  );
}

function Thumbnail({ images }: Pick<MyAdReply, 'images'>) {
  const image = mainImage(images);
  return (
    <div className="aspect-square overflow-hidden rounded-lg bg-surface-2 sm:row-span-2">
      {image ? (
        // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
        <img
          src={imageUrl(image.src, 320)}
          width={320}
          height={320}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full place-content-center text-center text-sm text-muted">
          No Image
        </p>
      )}
    </div>
  );
}
