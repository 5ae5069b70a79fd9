import { imageUrl } from '@/lib/images/image-url';

type ThumbnailsProps = {
  photos: string[];
  index: number;
  onPick: (index: number) => void;
  className?: string;
};

export const Thumbnails = ({ photos, index, onPick, className = '' }: ThumbnailsProps) => (
  <ul className={`flex gap-2 overflow-x-auto p-1 ${className}`}>
    {photos.map((photo, at) => (
      <li key={photo} className="shrink-0">
        <button
          type="button"
          aria-label={`Photo ${at + 1} of ${photos.length}`}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
          className="block size-16 overflow-hidden rounded-lg border border-line aria-[current=true]:border-accent aria-[current=true]:ring-2 aria-[current=true]:ring-accent"
        >
          {/* biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next */}
          <img
            src={imageUrl(photo, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        </button>
      </li>
    ))}
  </ul>
);
