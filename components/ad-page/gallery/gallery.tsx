'use client';

import { useRef, useState } from 'react';
import { useBackToClose } from '@/components/ui/browser/use-back-to-close';
import { GalleryDialog } from './gallery-dialog';
import { PhotoStrip, type StripHandle } from './photo-strip';
import { Thumbnails } from './thumbnails';

type GalleryProps = { photos: string[]; title: string };

export function Gallery({ photos, title }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isFull, setFull] = useState(false);
  const strip = useRef<StripHandle>(null);
  const close = () => {
    setFull(false);
    strip.current?.show(index, 'instant');
  };
  useBackToClose(isFull, close);

  return (
    <section aria-label="Photos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="aspect-square max-h-[36rem] w-full overflow-hidden rounded-card border border-line bg-surface-2 sm:aspect-4/3">
        <PhotoStrip
          handle={strip}
          photos={photos}
          title={title}
          index={index}
          onIndex={setIndex}
          onOpen={() => setFull(true)}
          sizes="(min-width: 75rem) 46.5rem, (min-width: 64rem) calc(100vw - 28.5rem), calc(100vw - 2rem)"
        />
      </div>
      {photos.length > 1 && (
        <Thumbnails
          photos={photos}
          index={index}
          onPick={(at) => strip.current?.show(at)}
          className="max-sm:hidden"
        />
      )}
      {isFull && (
        <GalleryDialog
          photos={photos}
          title={title}
          index={index}
          onIndex={setIndex}
          onClose={close}
        />
      )}
    </section>
  );
}
