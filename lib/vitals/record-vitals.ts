import { layoutShift, vitalSeconds } from '@/lib/metrics/metrics';
import type { Vitals } from './schema';

const times = ['lcp', 'inp', 'fcp', 'ttfb'] as const;

export function recordVitals({ page, cls, ...values }: Vitals): void {
  for (const vital of times) {
    const ms = values[vital];
    if (ms !== undefined) vitalSeconds.observe({ page, vital }, ms / 1000);
  }
  if (cls !== undefined) layoutShift.observe({ page }, cls);
}
