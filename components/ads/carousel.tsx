'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';

type CarouselProps = { title: string; isLong: boolean; children: ReactNode };

/** A row to swipe through; with a mouse, two buttons move a long one. */
export function Carousel({ title, isLong, children }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const move = (direction: 1 | -1) => () => {
    const list = strip.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={titleId} className="text-2xl font-bold">
          {title}
        </h2>
        <div className={`hidden gap-2 ${isLong ? 'md:flex' : ''}`}>
          <button
            type="button"
            aria-label={`Previous ${title}`}
            onClick={move(-1)}
            className={arrow}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button type="button" aria-label={`Next ${title}`} onClick={move(1)} className={arrow}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul
        ref={strip}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 sm:gap-4"
      >
        {children}
      </ul>
    </section>
  );
}

const arrow =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:bg-surface-2';
