'use client';

import { X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { PhotoStrip, type StripHandle } from './photo-strip';
import { Thumbnails } from './thumbnails';

type GalleryDialogProps = {
  photos: string[];
  title: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

export function GalleryDialog({ onClose, ...strip }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const photos = useRef<StripHandle>(null);
  const first = useRef(strip.index);
  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser traps the focus and returns it.
    element?.showModal();
    // A closed dialog has no size, so it cannot scroll.
    photos.current?.show(first.current, 'instant');
    return () => element?.close();
  }, []);

  // The strip handles keys inside it; these come from the thumbnails.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.defaultPrevented) return;
    event.preventDefault();
    photos.current?.show(strip.index + step);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Photos: ${strip.title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overscroll-contain bg-page p-0 text-ink open:flex"
    >
      <div className="min-h-0 flex-1">
        <PhotoStrip {...strip} handle={photos} sizes="100vw" />
      </div>
      {strip.photos.length > 1 && (
        <Thumbnails
          photos={strip.photos}
          index={strip.index}
          onPick={(at) => photos.current?.show(at)}
          className="w-full shrink-0 justify-center-safe px-3 py-2 low:hidden"
        />
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className="absolute top-3 right-3 grid size-12 place-items-center rounded-full bg-glass text-glass-ink"
      >
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
