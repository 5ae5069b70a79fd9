import { formatDate } from '@/lib/dates';
import type { Conclusion } from './conclusion';

const words: Record<Conclusion, string> = {
  Sold: 'available',
  Let: 'available',
  Gone: 'available',
  Filled: 'open',
  Found: 'wanted',
};

export function confirmationText(conclusion: Conclusion, confirmedAt: string, now: Date): string {
  const on = formatDate(new Date(confirmedAt));
  return `Confirmed ${words[conclusion]} ${on === formatDate(now) ? 'today' : `on ${on}`}`;
}

export const confirmLabel = (conclusion: Conclusion) => `Still ${words[conclusion]}`;
