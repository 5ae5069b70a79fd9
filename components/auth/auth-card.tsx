import type { ReactNode } from 'react';

type AuthCardProps = { title: string; lead?: ReactNode; step?: number; children: ReactNode };

export const AuthCard = ({ title, lead, step, children }: AuthCardProps) => (
  <div className="mx-auto w-full max-w-md">
    {step && <Progress step={step} />}
    <div className="card grid gap-6 p-5 shadow-card sm:p-8">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  </div>
);

const steps = [1, 2, 3, 4, 5];

const Progress = ({ step }: { step: number }) => (
  <div className="mb-4 grid gap-2">
    <p id="progress" className="text-sm font-medium text-muted">
      Step {step} of {steps.length}
    </p>
    <div
      role="progressbar"
      aria-labelledby="progress"
      aria-valuemin={0}
      aria-valuemax={steps.length}
      aria-valuenow={step}
      className="grid grid-cols-5 gap-1.5"
    >
      {steps.map((number) => (
        <span
          key={number}
          className={`h-1.5 rounded-full ${number <= step ? 'bg-brand' : 'bg-neutral-soft'}`}
        />
      ))}
    </div>
  </div>
);
