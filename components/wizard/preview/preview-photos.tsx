'use client';

import { ImageOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Photo } from '@/components/wizard/photos/photo';
import { imageSrcSet, imageUrl } from '@/lib/images/image-url';
import { mainImage } from '@/lib/images/main-image';
import { plural } from '@/lib/text/plural';
import { ChangeButton } from './change-button';

export function PreviewPhotos({ images, onChange }: { images: Photo[]; onChange: () => void }) {
  const main = mainImage(images);
  if (!main) {
    return (
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-strong p-4">
        <ImageOff aria-hidden="true" className="size-6 text-muted" />
        <p className="grow">No pictures yet. Ads with pictures are read far more often.</p>
        <Button look="quiet" size="small" onClick={onChange}>
          Add pictures
        </Button>
      </div>
    );
  }
  const others = images.filter((image) => image !== main);
  return (
    <div className="grid gap-2">
      <div className="relative aspect-square overflow-hidden rounded-card border border-line bg-surface-2 sm:aspect-4/3">
        {/* biome-ignore lint/performance/noImgElement: uploads come in the widths they are shown in. */}
        <img
          src={imageUrl(main.src, 320)}
          alt=""
          className="absolute inset-0 size-full scale-125 object-cover opacity-60 blur-2xl"
        />
        {/* biome-ignore lint/performance/noImgElement: as above. */}
        <img
          src={imageUrl(main.src, 720)}
          srcSet={imageSrcSet(main.src)}
          sizes="(min-width: 48rem) 40rem, 100vw"
          alt="Main view"
          className="relative size-full object-contain"
        />
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {others.map(({ src }, index) => (
            <li key={src}>
              {/* biome-ignore lint/performance/noImgElement: as above. */}
              <img
                src={imageUrl(src, 320)}
                alt={`View ${index + 2}`}
                className="aspect-square w-full rounded-control border border-line bg-surface-2 object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-center justify-between gap-4">
        <p className="text-muted">{plural(images.length, 'photo')}</p>
        <ChangeButton of="photos" onChange={onChange} />
      </div>
    </div>
  );
}
