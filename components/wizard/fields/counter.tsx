import type { ReactNode } from 'react';

type CounterProps = { length: number; min?: number; max: number; children?: ReactNode };

export function Counter({ length, min = 0, max, children }: CounterProps) {
  const missing = length < min ? min - length : 0;
  const advice = missing > 0 && length > 0 ? `${missing} more to go` : children;
  return (
    <span className="flex justify-between gap-4">
      <span>{advice}</span>
      <span className={`tabular shrink-0 ${length > max ? 'font-semibold text-negative' : ''}`}>
        {length.toLocaleString('en-GB')} / {max.toLocaleString('en-GB')}
      </span>
    </span>
  );
}
