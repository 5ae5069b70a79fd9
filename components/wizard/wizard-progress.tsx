import type { ReactNode } from 'react';

type WizardProgressProps = { step: number; names: string[]; children: ReactNode };

export function WizardProgress({ step, names, children }: WizardProgressProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <p className="font-medium text-muted">
          Step {step} / {names.length}
        </p>
        {children}
      </div>
      <ol className="grid grid-cols-5 gap-1.5">
        {names.map((name, index) => (
          <li key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={`block h-1.5 rounded-full ${index < step ? 'bg-brand' : 'bg-line'}`}
            />
            <span
              className={`sr-only text-xs md:not-sr-only md:mt-1 md:block ${
                index + 1 === step ? 'font-semibold text-ink' : 'text-muted'
              }`}
            >
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
