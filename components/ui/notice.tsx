import type { ReactNode } from 'react';

const tones = {
  info: 'bg-surface-2 text-ink border-line',
  positive: 'bg-positive-soft text-positive border-positive',
  warning: 'bg-warning-soft text-warning border-warning',
  negative: 'bg-negative-soft text-negative border-negative',
} as const;

export function Notice({
  tone = 'info',
  live = false,
  children,
}: {
  tone?: keyof typeof tones;
  live?: boolean;
  children: ReactNode;
}) {
  const role = live ? (tone === 'negative' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={`rounded-card border p-4 ${tones[tone]}`}>
      {children}
    </div>
  );
}
