import { CategoryDrawing } from '@/components/ui/category-drawing';
import type { AdCard } from '@/lib/ads/reading/ad-views';
import { imageSrcSet, imageUrl } from '@/lib/images/image-url';

type AdPhotoProps = {
  ad: AdCard;
  sizes: string;
  isUrgent: boolean;
  /** Too small for more badges than Wanted. */
  isSmall?: boolean;
};

export const AdPhoto = ({ ad, sizes, isUrgent, isSmall = false }: AdPhotoProps) => (
  <div className="ad-photo">
    {ad.image ? (
      // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
      <img
        src={imageUrl(ad.image, 320)}
        srcSet={imageSrcSet(ad.image, 720)}
        sizes={sizes}
        width={320}
        height={320}
        alt=""
        {...(isUrgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    ) : (
      <CategoryDrawing groupSlug={ad.groupSlug} />
    )}
    {!isSmall && ad.photos > 1 && <span className="ad-photos">{ad.photos} photos</span>}
    {isSmall ? ad.isWanted && <SmallWanted /> : <Marks ad={ad} />}
  </div>
);

const wantedClass = 'rounded-full bg-surface text-ink ring-1 ring-line-strong';

const SmallWanted = () => (
  <span className={`absolute bottom-1.5 left-1.5 px-2 py-0.5 text-xs font-semibold ${wantedClass}`}>
    Wanted
  </span>
);

function Marks({ ad: { promotions, reserved, isWanted } }: { ad: AdCard }) {
  const isFeatured = promotions.includes('featured');
  const isNew = promotions.includes('newLabel');
  if (!isFeatured && !isNew && !reserved && !isWanted) return null;
  return (
    <p className="absolute top-2 right-12 left-2 flex flex-wrap gap-1.5 text-xs font-semibold">
      {isWanted && <span className={`px-2.5 py-1 ${wantedClass}`}>Wanted</span>}
      {reserved && <span className="rounded-full bg-ink px-2.5 py-1 text-surface">Reserved</span>}
      {isFeatured && (
        <span className="rounded-full bg-accent px-2.5 py-1 text-accent-ink">Featured</span>
      )}
      {isNew && (
        <span className="rounded-full bg-glass px-2.5 py-1 text-glass-ink">New in town</span>
      )}
    </p>
  );
}
