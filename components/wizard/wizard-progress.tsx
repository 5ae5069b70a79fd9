/** "Step 2 / 5" with the names of all steps; on a phone the bar alone, and the step's own heading. */
export function WizardProgress({ step, names }: { step: number; names: string[] }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium text-muted">
        Step {step} / {names.length}
      </p>
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
