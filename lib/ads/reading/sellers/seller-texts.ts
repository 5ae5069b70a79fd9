import { day, hour, minute } from '@/lib/durations';
import { plural } from '@/lib/text/plural';

/** "Usually replies within an hour"; null if unknown or longer than a week. */
export function replyText(minutes: number | null): string | null {
  if (minutes === null) return null;
  const time = minutes * minute;
  if (time <= hour) return 'Usually replies within an hour';
  if (time <= 4 * hour) return 'Usually replies within a few hours';
  if (time <= day) return 'Usually replies within a day';
  if (time <= 3 * day) return 'Usually replies within three days';
  return time <= 7 * day ? 'Usually replies within a week' : null;
}

export const concludedText = (count: number): string | null =>
  count === 0 ? null : `${plural(count, 'ad')} concluded`;

export const ratingText = ({ count, average }: { count: number; average: number }): string =>
  `${average.toLocaleString('en-GB')} of 5 from ${plural(count, 'review')}`;
