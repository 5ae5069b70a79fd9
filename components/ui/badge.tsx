import type { ReactNode } from 'react';

const tones = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-negative-soft text-negative',
  neutral: 'bg-neutral-soft text-ink',
  brand: 'bg-accent text-accent-ink',
} as const;

export type Tone = keyof typeof tones;

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${tones[tone]}`}
  >
    {children}
  </span>
);
