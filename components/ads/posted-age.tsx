import { formatAge, formatDate } from '@/lib/dates';

/** "2 h", with the date for those who point at it and for machines. */
export const PostedAge = ({ date, now }: { date: Date; now: Date }) => (
  <time dateTime={date.toISOString()} title={formatDate(date)}>
    {formatAge(date, now)}
  </time>
);
