import type { Alert } from '@/lib/alerts/views';

export const frequencyLabels: Record<Alert['frequency'], string> = {
  instant: 'Instant, at most every 10 minutes',
  daily: 'Every day at 8 am',
  weekly: 'Every Monday at 8 am',
};
