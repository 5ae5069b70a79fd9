import type { ReactNode } from 'react';

type WizardProgressProps = {
  step: number;
  names: string[];
  /** In edit mode any step can be opened. */
  onChoose: ((step: number) => void) | undefined;
  children: ReactNode;
};

export function WizardProgress({ step, names, onChoose, children }: WizardProgressProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <p className="flex gap-x-2 font-medium text-muted">
          <span>
            Step {step} / {names.length}
          </span>
          {!onChoose && <span>· {leftText(names.length - step)}</span>}
        </p>
        {children}
      </div>
      <ol className="grid grid-cols-5 gap-1.5">
        {names.map((name, index) => {
          const number = index + 1;
          const isCurrent = number === step;
          const bar = (
            <span
              aria-hidden="true"
              className={`block h-1.5 w-full rounded-full ${isReached(number, step, onChoose) ? 'bg-accent' : 'bg-line'}`}
            />
          );
          return (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              {onChoose ? (
                <button
                  type="button"
                  onClick={() => onChoose(number)}
                  className="group grid min-h-11 w-full content-start rounded-control text-left"
                >
                  {bar}
                  <span aria-hidden="true" className={`mt-1 text-sm md:hidden ${tone(isCurrent)}`}>
                    {number}
                  </span>
                  <span
                    className={`sr-only text-xs group-hover:underline md:not-sr-only md:mt-1 ${tone(isCurrent)}`}
                  >
                    {name}
                  </span>
                </button>
              ) : (
                <>
                  {bar}
                  <span
                    className={`sr-only text-xs md:not-sr-only md:mt-1 md:block ${tone(isCurrent)}`}
                  >
                    {name}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const leftText = (left: number) => (left === 0 ? 'the last one' : `${left} more`);

const isReached = (number: number, step: number, canChoose: unknown) =>
  canChoose ? number === step : number <= step;

const tone = (isCurrent: boolean) => (isCurrent ? 'font-semibold text-ink' : 'text-muted');
