import { formatAge, formatDate } from '@/lib/dates';

export const PostedAge = ({ date, now }: { date: Date; now: Date }) => (
  <time dateTime={date.toISOString()} title={formatDate(date)}>
    {formatAge(date, now)}
  </time>
);
