import { CategoryDrawing } from '@/components/ui/category-drawing';
import { imageUrl } from '@/lib/images/image-url';
import type { ConversationAd } from '@/lib/messages/views';

type ThumbnailProps = { ad: ConversationAd; className: string };

export const AdThumbnail = ({ ad, className }: ThumbnailProps) => (
  <div className={`shrink-0 overflow-hidden rounded-lg bg-surface-2 ${className}`}>
    {ad.image ? (
      // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
      <img
        src={imageUrl(ad.image, 320)}
        width={320}
        height={320}
        alt=""
        className="size-full object-cover"
      />
    ) : (
      <CategoryDrawing groupSlug={ad.groupSlug} />
    )}
  </div>
);
