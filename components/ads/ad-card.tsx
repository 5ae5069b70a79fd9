import { BadgeCheck } from 'lucide-react';
import type { AdCard as AdCardData } from '@/lib/ads/ad-views';
import { imageSrcSet, imageUrl } from '@/lib/images/image-url';
import { adPath } from './ad-path';
import { CategoryDrawing } from './category-drawing';
import { PostedAge } from './posted-age';
import { Price } from './price';

type AdCardProps = {
  ad: AdCardData;
  now: Date;
  /** How wide the photo is shown, for the choice of file. */
  sizes?: string;
  /** Seen at once, so that its photo does not wait for the layout. */
  isUrgent?: boolean;
};

const gridSizes = '(min-width: 1024px) 14rem, (min-width: 640px) 30vw, 46vw';

/** One ad in a list: the whole card is one link, and its size never depends on the photo. */
export function AdCard({ ad, now, sizes = gridSizes, isUrgent = false }: AdCardProps) {
  const isHighlighted = ad.promotions.includes('highlight');
  return (
    <a
      href={adPath(ad)}
      className={`group flex h-full flex-col overflow-hidden rounded-card border transition-shadow hover:shadow-card ${
        isHighlighted ? 'border-brand bg-highlight' : 'border-line bg-surface'
      }`}
    >
      <div className="relative aspect-square overflow-hidden bg-surface-2">
        {ad.image ? (
          // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
          <img
            src={imageUrl(ad.image, 320)}
            srcSet={imageSrcSet(ad.image, 720)}
            sizes={sizes}
            width={320}
            height={320}
            alt=""
            loading={isUrgent ? 'eager' : 'lazy'}
            fetchPriority={isUrgent ? 'high' : 'auto'}
            decoding="async"
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
          />
        ) : (
          <CategoryDrawing groupSlug={ad.groupSlug} />
        )}
        <Marks promotions={ad.promotions} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3">
        <Price ad={ad} className="text-lg font-bold" />
        <h3 className="line-clamp-2 min-h-[2.6em] leading-[1.3] wrap-anywhere">{ad.title}</h3>
        <p className="mt-auto flex items-center gap-1 pt-1 text-sm text-muted">
          <span className="min-w-0 truncate">{ad.location.district}</span>
          <span className="shrink-0">
            · <PostedAge date={new Date(ad.createdAt)} now={now} />
          </span>
          {ad.verifiedPhone && (
            <BadgeCheck
              role="img"
              aria-label="Verified phone"
              className="ml-auto size-4.5 shrink-0 text-positive"
            />
          )}
        </p>
      </div>
    </a>
  );
}

function Marks({ promotions }: Pick<AdCardData, 'promotions'>) {
  const isFeatured = promotions.includes('featured');
  const isNew = promotions.includes('newLabel');
  if (!isFeatured && !isNew) return null;
  return (
    <p className="absolute inset-x-2 top-2 flex flex-wrap gap-1.5 text-xs font-semibold">
      {isFeatured && (
        <span className="rounded-full bg-brand px-2.5 py-1 text-brand-ink">Featured</span>
      )}
      {isNew && (
        <span className="rounded-full bg-glass px-2.5 py-1 text-glass-ink">New in town</span>
      )}
    </p>
  );
}
