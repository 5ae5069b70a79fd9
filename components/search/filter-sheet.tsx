'use client';

import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

export const filtersId = 'filters';

/**
 * The filters: a column beside the results, on small screens a sheet that the browser itself opens
 * and closes. With scripts the focus goes into it as well.
 */
export function FilterSheet({ children }: { children: ReactNode }) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <aside
      id={filtersId}
      popover="auto"
      aria-labelledby="filters-title"
      onToggle={(event) => event.newState === 'open' && close.current?.focus()}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border border-line bg-surface p-0 text-ink transition-transform backdrop:bg-black/50 starting:open:translate-y-8 lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-card"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-4 py-2 lg:static lg:border-0 lg:bg-transparent lg:pt-4 lg:pb-0">
        <h2 id="filters-title" className="text-xl font-bold">
          Filters
        </h2>
        <button
          ref={close}
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="grid size-11 place-items-center rounded-full hover:bg-surface-2 lg:hidden"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children}
    </aside>
  );
}
