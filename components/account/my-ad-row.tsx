'use client';

import { Badge } from '@/components/ui/badge';
import type { MyAdItem } from '@/lib/ads/reading/ad-views';
import { statusTones } from '@/lib/ads/status';
import { formatShortDate } from '@/lib/dates';
import { imageUrl } from '@/lib/images/image-url';
import type { MyDecision } from '@/lib/moderation/appeals/get-my-decisions';
import { AdActions, type AdActionsProps } from './ad-actions';
import { AdDecision } from './ad-decision';
import { AdUpgrades } from './ad-upgrades';

type MyAdRowProps = AdActionsProps & { decision: MyDecision | undefined };

export function MyAdRow({ decision, ...props }: MyAdRowProps) {
  const { ad } = props;
  return (
    <li className="card grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:p-4">
      <Thumbnail images={ad.images} />
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={statusTones[ad.status]}>{ad.status}</Badge>
        </div>
        <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{ad.title}</h2>
        <p className="text-sm text-muted">
          {ad.category} · {ad.location.label}
        </p>
        <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
          <li>
            Posted <time dateTime={ad.createdAt}>{formatShortDate(new Date(ad.createdAt))}</time>
          </li>
          {ad.expiresAt && (
            <li>
              {ad.status === 'Expired' ? 'Expired' : 'Expires'}{' '}
              <time dateTime={ad.expiresAt}>{formatShortDate(new Date(ad.expiresAt))}</time>
            </li>
          )}
          <li>
            {ad.visits.toLocaleString('en-GB')} {ad.visits === 1 ? 'visit' : 'visits'}
          </li>
        </ul>
        {decision && (ad.status === 'Removed' || decision.action === 'warn') ? (
          <AdDecision decision={decision} />
        ) : (
          ad.moderationReason && <p className="text-sm text-negative">{ad.moderationReason}</p>
        )}
        <AdUpgrades ad={ad} />
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        <AdActions {...props} />
      </div>
    </li>
  );
}

function Thumbnail({ images }: Pick<MyAdItem, 'images'>) {
  const image = images.find(({ main }) => main) ?? images[0];
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
