'use client';

import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { locateVisitor } from './locate-visitor';

type NearMeProps = {
  /** Id of the place field, whose form is submitted. */
  fieldId: string;
  labelClassName?: string;
};

/** Requests the location on a press only. Hidden without scripts. */
export function NearMe({ fieldId, labelClassName = '' }: NearMeProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function search() {
    setBusy(true);
    setProblem(undefined);
    const located = await locateVisitor();
    setBusy(false);
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    if ('problem' in located) {
      setProblem(located.problem);
      field.focus();
      // Suggestions open in the same place.
      for (const use of ['input', 'blur']) {
        field.addEventListener(use, () => setProblem(undefined), { once: true });
      }
      return;
    }
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
      {problem && (
        <div className="absolute inset-x-0 top-full z-40 mt-2">
          <Notice tone="negative" live>
            {problem}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Imitates typing, since React ignores values that scripts set. */
function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
