import type { Pence } from '@/lib/money';

const pound = 100;

/** £1 below £100, £5 below £1,000, £50 below £10,000, else £500. */
export function roundPrice(pence: Pence): Pence {
  const steps = [
    { below: 100 * pound, step: pound },
    { below: 1000 * pound, step: 5 * pound },
    { below: 10_000 * pound, step: 50 * pound },
  ];
  const step = steps.find(({ below }) => pence < below)?.step ?? 500 * pound;
  return Math.max(pound, Math.round(pence / step) * step);
}
