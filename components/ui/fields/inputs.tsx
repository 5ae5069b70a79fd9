import type { ComponentProps } from 'react';

export const TextInput = ({ className = '', ...props }: ComponentProps<'input'>) => (
  <input {...props} className={`control ${className}`} />
);

export const TextArea = ({ className = '', ...props }: ComponentProps<'textarea'>) => (
  <textarea {...props} className={`control ${className}`} />
);

export const Select = ({ className = '', children, ...props }: ComponentProps<'select'>) => (
  <select {...props} className={`control ${className}`}>
    {children}
  </select>
);

export function UnitInput({
  unit,
  prefix,
  ...props
}: ComponentProps<'input'> & { unit?: string; prefix?: string }) {
  return (
    <div className="relative">
      {prefix && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted"
        >
          {prefix}
        </span>
      )}
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...props}
        className={`tabular ${prefix ? 'pl-8' : ''} ${unit ? 'pr-20' : ''}`}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-muted"
        >
          {unit}
        </span>
      )}
    </div>
  );
}
