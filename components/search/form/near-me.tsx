'use client';

import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { locateVisitor } from './locate-visitor';

type NearMeProps = {
  /** The id of the place field, whose form is sent. */
  fieldId: string;
  labelClassName?: string;
};

/** Asks for the location on a press only. Needs a script, so it is hidden without. */
export function NearMe({ fieldId, labelClassName = '' }: NearMeProps) {
  const [isBusy, setBusy] = useState(false);

  async function search() {
    setBusy(true);
    const located = await locateVisitor();
    setBusy(false);
    if ('problem' in located) return toast.error(located.problem);
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    type(field, located.outcode);
    // The field may be a component, which takes the text over after this event.
    setTimeout(() => field.form?.requestSubmit());
  }

  return (
    <>
      <button
        type="button"
        onClick={isBusy ? undefined : search}
        aria-disabled={isBusy || undefined}
        title="Search near me"
        className="mr-1 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-surface-2 hover:text-ink noscript:hidden"
      >
        <LocateFixed
          aria-hidden="true"
          className={`size-5 ${isBusy ? 'motion-safe:animate-pulse' : ''}`}
        />
        <span className={labelClassName}>Near me</span>
      </button>
      <span role="status" className="sr-only">
        {isBusy && 'Finding your location…'}
      </span>
    </>
  );
}

/** As if it was typed: React ignores a value that a script sets by itself. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
