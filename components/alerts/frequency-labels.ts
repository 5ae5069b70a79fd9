import type { Alert } from '@/lib/alerts/views';
import { alertHour, instantAlertEvery } from '@/lib/catalogue/limits';
import { minute } from '@/lib/durations';

export const frequencyLabels: Record<Alert['frequency'], string> = {
  instant: `Instant, at most every ${instantAlertEvery / minute} minutes`,
  daily: `Every day at ${alertHour} am`,
  weekly: `Every Monday at ${alertHour} am`,
};

/** "New ads come by email: every day at 8 am." */
export function mailsText(frequency: Alert['frequency']): string {
  const label = frequencyLabels[frequency];
  return `New ads come by email: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
}
