import type { ReactNode } from 'react';

type Choice = { value: string; label: ReactNode };

type ChoicesProps = {
  name: string;
  type: 'radio' | 'checkbox';
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (value: string, checked: boolean) => void;
};

export function Choices({ name, type, choices, chosen, onChange }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 py-1.5 select-none has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(value, event.target.checked)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
