import type { FigureDay } from '@/lib/ads/visits/get-ad-days';
import { visitMeaning, visitsText } from '@/lib/ads/visits/visit-texts';
import { plural } from '@/lib/text/plural';
import { shortDay, sumOf } from './figure-texts';

const height = 96;
const bar = { width: 8, gap: 3 };

/** Visits per day as bars. The table below contains the same numbers. */
export function DayChart({ days, visits }: { days: FigureDay[]; visits: number }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const width = days.length * (bar.width + bar.gap) - bar.gap;
  const total = sumOf(days, 'views');
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <section aria-labelledby="visits" className="card grid gap-3 p-4 sm:p-5">
      <div>
        <h2 id="visits" className="tabular text-lg font-bold">
          {visitsText(visits)}
          {visits > total &&
            `, ${total.toLocaleString('en-GB')} in the last ${plural(days.length, 'day')}`}
        </h2>
        <p className="text-sm text-muted">{visitMeaning}</p>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(width, 60)} ${height}`}
        // As wide as the dates below it.
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {days.map(({ day, views }, index) => {
          const tall = Math.max(2, Math.round((views / most) * height));
          return (
            <rect
              key={day}
              x={index * (bar.width + bar.gap)}
              y={height - tall}
              width={bar.width}
              height={tall}
              rx={1}
              className={views > 0 ? 'fill-accent' : 'fill-line-strong'}
            />
          );
        })}
      </svg>
      <p className="tabular flex justify-between text-sm text-muted">
        <span>{first && shortDay(first.day)}</span>
        {total > 0 && <span>at most {most.toLocaleString('en-GB')} a day</span>}
        <span>{last && shortDay(last.day)}</span>
      </p>
    </section>
  );
}
