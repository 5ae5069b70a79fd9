import type { ReactNode } from 'react';

/** Connects a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  /** Unique on the page; the error summary links to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Announces the error: for forms without an error summary, which would take the focus. */
  live?: boolean;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

export const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

export const describedBy = (id: string, hint: unknown, error: unknown) =>
  [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;

export function Field({ id, label, hint, error, live, required, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldError id={id} error={error} live={live} />
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldHint id={id} hint={hint} />
    </div>
  );
}

export function FieldGroup({
  id,
  label,
  hint,
  error,
  live,
  required,
  children,
}: Omit<FieldProps, 'children'> & { children: ReactNode }) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldError id={id} error={error} live={live} />
      {children}
      <FieldHint id={id} hint={hint} />
    </fieldset>
  );
}

const RequiredMark = () => (
  <span className="text-negative" aria-hidden="true">
    {' '}
    *
  </span>
);

type FieldErrorProps = { id: string; error?: string; live?: boolean };

export function FieldError({ id, error, live }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p
      id={errorId(id)}
      role={live ? 'alert' : undefined}
      className="text-sm font-medium text-negative"
    >
      {error}
    </p>
  );
}

function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  if (!hint) return null;
  return (
    <div id={hintId(id)} className="text-sm text-muted">
      {hint}
    </div>
  );
}
