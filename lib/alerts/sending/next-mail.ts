import { alertHour, instantAlertEvery } from '@/lib/catalogue/limits';
import { addTime, day, minute } from '@/lib/dates';
import type { AlertFrequency } from '@/lib/db/generated/enums';

const monday = 1;

/** At the next full ten minutes, at 8 in the morning, or on Monday at 8, British time. */
export function nextMail(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'instant') {
    return new Date((Math.floor(now.getTime() / instantAlertEvery) + 1) * instantAlertEvery);
  }
  // Steps of half a day skip no date, even on a day of 23 hours.
  for (let halfDays = 0; ; halfDays += 1) {
    const at = britishMorning(addTime(now, (halfDays * day) / 2));
    const isDay = frequency === 'daily' || britishDate(at).getUTCDay() === monday;
    if (at > now && isDay) return at;
  }
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** An instant's British date and time, stored in UTC fields. */
function britishDate(at: Date): Date {
  const fields = Object.fromEntries(
    parts.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const { year, month, day: date, hour, minute: minutes } = fields;
  return new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minutes)),
  );
}

/** 8 in the morning on the British day of an instant. Clocks change at night. */
function britishMorning(at: Date): Date {
  const wall = britishDate(at);
  const asUtc = new Date(
    Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), alertHour),
  );
  const ahead = Math.round((britishDate(asUtc).getTime() - asUtc.getTime()) / minute) * minute;
  return addTime(asUtc, -ahead);
}
