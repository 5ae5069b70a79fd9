'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';

type CarouselButtonsProps = { title: string; listId: string };

export function CarouselButtons({ title, listId }: CarouselButtonsProps) {
  const move = (direction: 1 | -1) => () => {
    const list = document.getElementById(listId);
    list?.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <>
      <button type="button" aria-label={`Previous ${title}`} onClick={move(-1)} className={arrow}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" aria-label={`Next ${title}`} onClick={move(1)} className={arrow}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}

const arrow =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-surface hover:bg-surface-2';
