'use client';

import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useImperativeHandle, useRef } from 'react';
import { imageSrcSet, imageUrl } from '@/lib/images/image-url';

export type StripHandle = { show: (index: number, behavior?: ScrollBehavior) => void };

type PhotoStripProps = {
  handle?: RefObject<StripHandle | null>;
  photos: string[];
  title: string;
  index: number;
  onIndex: (index: number) => void;
  /** Makes the photos buttons. */
  onOpen?: () => void;
  sizes: string;
};

export function PhotoStrip({
  handle,
  photos,
  title,
  index,
  onIndex,
  onOpen,
  sizes,
}: PhotoStripProps) {
  const list = useRef<HTMLUListElement>(null);

  const show = (target: number, behavior: ScrollBehavior = 'smooth') => {
    const to = Math.max(0, Math.min(photos.length - 1, target));
    list.current?.scrollTo({ left: to * list.current.clientWidth, behavior });
  };
  useImperativeHandle(handle, () => ({ show }));

  const onScroll = () => {
    const strip = list.current;
    // A strip in a closed dialog has no size.
    if (!strip?.clientWidth) return;
    const shown = Math.round(strip.scrollLeft / strip.clientWidth);
    if (shown !== index) onIndex(shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(index + step);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside arrive here
    <div className="relative size-full" onKeyDown={onKeyDown}>
      <ul
        ref={list}
        onScroll={onScroll}
        // Without buttons inside, arrow keys need a focusable element.
        tabIndex={onOpen ? undefined : 0}
        aria-label={title}
        className="flex size-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
      >
        {photos.map((photo, at) => {
          const image = (
            // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
            <img
              src={imageUrl(photo, 720)}
              srcSet={imageSrcSet(photo)}
              sizes={sizes}
              alt={`${title} (${at + 1} of ${photos.length})`}
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              className="relative size-full object-contain"
            />
          );
          return (
            <li key={photo} className="relative size-full shrink-0 snap-center overflow-hidden">
              {onOpen && (
                // biome-ignore lint/performance/noImgElement: the widths are made at upload, not by Next
                <img
                  src={imageUrl(photo, 320)}
                  alt=""
                  loading="lazy"
                  className="absolute inset-0 size-full scale-125 object-cover opacity-60 blur-2xl"
                />
              )}
              {onOpen ? (
                <button
                  type="button"
                  onClick={onOpen}
                  tabIndex={at === index ? 0 : -1}
                  className="relative size-full cursor-zoom-in focus-visible:-outline-offset-4"
                >
                  {image}
                  <span className="sr-only">Show full screen</span>
                </button>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
      {photos.length > 1 && (
        <>
          {index > 0 && (
            <button
              type="button"
              aria-label="Previous photo"
              onClick={() => show(index - 1)}
              className={`left-3 ${arrow}`}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
          )}
          {index < photos.length - 1 && (
            <button
              type="button"
              aria-label="Next photo"
              onClick={() => show(index + 1)}
              className={`right-3 ${arrow}`}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          )}
        </>
      )}
      <p
        aria-live="polite"
        className="tabular pointer-events-none absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-glass px-3 py-1 text-sm text-glass-ink empty:hidden"
      >
        {onOpen && <Expand aria-hidden="true" className="size-4" />}
        {photos.length > 1 && (
          <>
            <span className="sr-only">Photo</span> {index + 1} / {photos.length}
          </>
        )}
      </p>
    </div>
  );
}

const arrow =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-glass text-glass-ink noscript:hidden';
