import { day, hour, minute, second } from './durations';

export { day, hour, minute, second };

export const addTime = (date: Date, milliseconds: number) =>
  new Date(date.getTime() + milliseconds);

export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
const yearOf = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  timeZone: 'Europe/London',
});

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** "14:05" in British time. */
export const formatClock = (date: Date) => clock.format(date);

/** "20 Nov, 14:05" in British time. */
export const formatTime = (date: Date) => timeOfDay.format(date);

const sortable = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Europe/London',
});

/** "2026-11-20", the British day. */
export const isoDay = (date: Date) => sortable.format(date);

/** Equal milliseconds would link several ads of one person (docs/decisions/025). */
export const isoMinute = (date: Date) =>
  new Date(Math.floor(date.getTime() / minute) * minute).toISOString();

/** "20 November 2026" in British time. */
export const formatDate = (date: Date) => longDate.format(date);

/** "20 Nov 2026" in British time. */
export const formatShortDate = (date: Date) => shortDate.format(date);

/** "20 – 27 Nov 2026" in British time; a common month or year appears once. */
export const formatDays = (from: Date, to: Date) => shortDate.formatRange(from, to);

/** "now", "5 min", "2 h", "3 d", then the date, without the current year. */
export function formatAge(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  if (age < 7 * day) return `${Math.floor(age / day)} d`;
  const isThisYear = yearOf.format(date) === yearOf.format(now);
  return isThisYear ? dayOfYear.format(date) : formatShortDate(date);
}
