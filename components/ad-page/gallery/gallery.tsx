'use client';

import { useRef, useState } from 'react';
import { imageUrl } from '@/lib/images/image-url';
import { GalleryDialog } from './gallery-dialog';
import { PhotoStrip, type StripHandle } from './photo-strip';

type GalleryProps = { photos: string[]; title: string };

export function Gallery({ photos, title }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isFull, setFull] = useState(false);
  const strip = useRef<StripHandle>(null);

  return (
    <section aria-label="Photos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="aspect-4/3 overflow-hidden lg:aspect-video rounded-card border border-line bg-surface-2">
        <PhotoStrip
          handle={strip}
          photos={photos}
          title={title}
          index={index}
          onIndex={setIndex}
          onOpen={() => setFull(true)}
          sizes="(min-width: 75rem) 50.5rem, (min-width: 64rem) calc(100vw - 24.5rem), calc(100vw - 2rem)"
        />
      </div>
      {photos.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {photos.map((photo, at) => (
            <li key={photo} className="shrink-0">
              <button
                type="button"
                aria-label={`Photo ${at + 1} of ${photos.length}`}
                aria-current={at === index || undefined}
                onClick={() => strip.current?.show(at)}
                className="block size-16 overflow-hidden rounded-lg border border-line aria-[current=true]:border-brand aria-[current=true]:ring-2 aria-[current=true]:ring-brand sm:size-20"
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
      )}
      {isFull && (
        <GalleryDialog
          photos={photos}
          title={title}
          index={index}
          onIndex={setIndex}
          onClose={() => {
            setFull(false);
            strip.current?.show(index, 'instant');
          }}
        />
      )}
    </section>
  );
}
