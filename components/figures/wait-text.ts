import { hour, minute } from '@/lib/durations';
import { plural } from '@/lib/text/plural';

/** "40 minutes", "7 hours", "3 days"; a dash without decisions. */
export function waitText(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  const [count, unit] =
    milliseconds < 2 * hour
      ? [milliseconds / minute, 'minute']
      : milliseconds < 48 * hour
        ? [milliseconds / hour, 'hour']
        : [milliseconds / (24 * hour), 'day'];
  return plural(Math.max(1, Math.round(count)), unit);
}
