'use client';

import { useEffect, useRef } from 'react';

export type SummaryError = { id: string; message: string };

/** Takes the focus whenever `attempt` changes, and links to each field. */
export function ErrorSummary({ errors, attempt }: { errors: SummaryError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-card border border-negative bg-negative-soft p-4"
    >
      <h2 className="font-semibold text-negative">Please check the following</h2>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-negative underline" onClick={focusField(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const focusField = (id: string) => (event: React.MouseEvent) => {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus();
};
