import type { FigureDay } from '@/lib/ads/visits/get-ad-days';
import { shortDay, sumOf } from './figure-texts';

const height = 96;
const bar = { width: 8, gap: 3 };

/** Views per day as bars. The table below contains the same numbers. */
export function DayChart({ days }: { days: FigureDay[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const width = days.length * (bar.width + bar.gap) - bar.gap;
  const total = sumOf(days, 'views');
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <section aria-labelledby="views" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="views" className="text-lg font-bold">
        <span className="tabular">{total.toLocaleString('en-GB')}</span>{' '}
        {total === 1 ? 'view' : 'views'} in {days.length} {days.length === 1 ? 'day' : 'days'}
      </h2>
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
