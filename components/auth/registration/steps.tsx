import { NarrowCard, type NarrowCardProps } from '@/components/ui/narrow-card';

/** The fourth step is in the third one's form. */
export const registrationSteps = ['Email', 'Code', 'Your names', 'Your password', 'Done'];

/** `step` counts from 1. */
export const StepCard = ({ step, ...card }: NarrowCardProps & { step: number }) => (
  <NarrowCard above={<Progress step={step} />} {...card} />
);

const Progress = ({ step }: { step: number }) => (
  <div className="mb-4 grid gap-2">
    <p className="flex justify-between gap-4 text-sm font-medium text-muted">
      <span>
        Step {step} of {registrationSteps.length}: {registrationSteps[step - 1]}
      </span>
      <span>{leftText(step)}</span>
    </p>
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={registrationSteps.length}
      aria-valuenow={step}
      className="grid grid-cols-5 gap-1.5"
    >
      {registrationSteps.map((name, index) => (
        <span
          key={name}
          className={`h-1.5 rounded-full ${index < step ? 'bg-accent' : 'bg-neutral-soft'}`}
        />
      ))}
    </div>
  </div>
);

function leftText(step: number): string {
  const left = registrationSteps.length - step;
  return left === 0 ? 'All done' : `${left} more`;
}
