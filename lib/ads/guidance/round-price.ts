import type { Pence } from '@/lib/money';

const steps: readonly { below: Pence; step: Pence }[] = [
  { below: 10_000, step: 100 },
  { below: 100_000, step: 500 },
  { below: 1_000_000, step: 5000 },
];

export function roundPrice(pence: Pence): Pence {
  const step = steps.find(({ below }) => pence < below)?.step ?? 50_000;
  return Math.max(100, Math.round(pence / step) * step);
}
