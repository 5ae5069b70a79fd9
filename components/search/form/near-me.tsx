'use client';

import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/ui/overlays/toast';
import { locateVisitor } from './locate-visitor';

type NearMeProps = {
  /** Id of the place field, whose form is submitted. */
  fieldId: string;
  labelClassName?: string;
};

/** Requests the location on a press only. Hidden without scripts. */
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
    // The field may be a component that reads the text after this event.
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

/** Imitates typing, since React ignores values that scripts set. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
