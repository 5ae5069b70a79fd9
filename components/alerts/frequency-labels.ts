import type { Alert } from '@/lib/alerts/views';
import { alertHour, instantAlertEvery } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

export const frequencyLabels: Record<Alert['frequency'], string> = {
  instant: `Instant, at most every ${instantAlertEvery / minute} minutes`,
  daily: `Every day at ${alertHour} am`,
  weekly: `Every Monday at ${alertHour} am`,
};
