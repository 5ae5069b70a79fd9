import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Location } from '@/lib/locations/location';

export const listId = (id: string) => `${id}-places`;
export const optionId = (id: string, index: number) => `${id}-place-${index}`;

type PlaceListProps = {
  /** Of the input, which keeps the focus and takes the keys. */
  id: string;
  items: readonly Location[];
  active: number;
  onHighlight: (index: number) => void;
  onChoose: (place: Location) => void;
};

export function PlaceList({ id, items, active, onHighlight, onChoose }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may reach below the screen
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);

  return (
    <div
      ref={list}
      id={listId(id)}
      role="listbox"
      aria-label="Places"
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(24rem,45dvh)] scroll-mb-24 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1 text-ink shadow-card"
    >
      {items.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys
        <div
          key={place.slug}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onHighlight(index)}
          onClick={() => onChoose(place)}
          className="flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 select-none aria-selected:bg-surface-2"
        >
          <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
          {place.label}
        </div>
      ))}
    </div>
  );
}
