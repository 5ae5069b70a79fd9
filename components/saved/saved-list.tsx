'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CategoryDrawing } from '@/components/ui/category-drawing';
import { imageUrl } from '@/lib/images/image-url';
import { formatPounds } from '@/lib/money';
import type { AdFacts } from '@/lib/saved/views';

export type ListedAd = AdFacts & { savedPrice: number | null };

export const removedText = 'Removed from your saved ads.';

type SavedListProps = { ads: readonly ListedAd[]; onRemove: (id: string) => void };

export const SavedList = ({ ads, onRemove }: SavedListProps) => (
  <ul className="grid gap-3">
    {ads.map((ad) => (
      <SavedRow key={ad._id} ad={ad} onRemove={onRemove} />
    ))}
  </ul>
);

function SavedRow({ ad, onRemove }: { ad: ListedAd; onRemove: (id: string) => void }) {
  const { _id, title, image, groupSlug, place, price, savedPrice, state } = ad;
  const isEnded = state === 'ended';
  return (
    <li className="card grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-3">
      <div
        className={`aspect-square overflow-hidden rounded-lg bg-surface-2 ${isEnded ? 'opacity-60' : ''}`}
      >
        {image ? (
          // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
          <img
            src={imageUrl(image, 320)}
            width={320}
            height={320}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <CategoryDrawing groupSlug={groupSlug} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="leading-snug font-semibold wrap-anywhere">
          {isEnded ? (
            title
          ) : (
            <a href={`/ad/${_id}`} className="hover:underline">
              {title}
            </a>
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {price !== null && <span className="tabular font-bold">{formatPounds(price)}</span>}
          <PriceChange price={price} before={savedPrice} />
          {isEnded && <Badge tone="neutral">Ended</Badge>}
          {state === 'sold' && <Badge tone="neutral">Sold</Badge>}
          {state === 'reserved' && <Badge tone="warning">Reserved</Badge>}
        </p>
        <p className="text-sm text-muted">{place}</p>
      </div>
      <div className="col-start-2">
        <Button look="quiet" size="small" onClick={() => onRemove(_id)}>
          <span>
            Remove<span className="sr-only"> {title}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}

function PriceChange({ price, before }: { price: number | null; before: number | null }) {
  if (price === null || before === null || price === before) return null;
  return (
    <>
      <s className="tabular text-sm text-muted">
        <span className="sr-only">It was </span>
        {formatPounds(before)}
      </s>
      {price < before && <Badge tone="positive">Reduced</Badge>}
    </>
  );
}
