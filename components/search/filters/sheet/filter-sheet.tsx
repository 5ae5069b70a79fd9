import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons';
import { filtersId } from './filters-id';

/** A column next to the results; on small screens a popover. */
export const FilterSheet = ({ children }: { children: ReactNode }) => (
  <section
    id={filtersId}
    popover="auto"
    aria-labelledby="filters-title"
    className="inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border border-line bg-surface p-0 text-ink transition-transform backdrop:bg-black/50 starting:open:translate-y-8 lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-card"
  >
    <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-4 py-2 lg:static lg:border-0 lg:bg-transparent lg:pt-4 lg:pb-0">
      <h2 id="filters-title" className="text-xl font-bold">
        Filters
      </h2>
      <button
        // biome-ignore lint/a11y/noAutofocus: where it goes when the sheet opens, not the page
        autoFocus
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
  </section>
);
