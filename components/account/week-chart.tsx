import { visitsText } from '@/lib/ads/visits/visit-texts';

type WeekChartProps = { week: readonly number[]; visits: number };

const bar = { width: 8, gap: 3, height: 28 };

/** Visits of the last seven days as bars, and their sum beside those since the ad was posted. */
export function WeekChart({ week, visits }: WeekChartProps) {
  const total = week.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...week);
  const width = week.length * (bar.width + bar.gap) - bar.gap;
  return (
    <p className="flex items-end gap-2.5 text-sm">
      <svg
        aria-hidden="true"
        width={width}
        height={bar.height}
        viewBox={`0 0 ${width} ${bar.height}`}
        className="shrink-0"
      >
        {week.map((count, index) => {
          const height = Math.max(2, Math.round((count / most) * bar.height));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other name
              key={index}
              x={index * (bar.width + bar.gap)}
              y={bar.height - height}
              width={bar.width}
              height={height}
              rx={2}
              className={index === week.length - 1 ? 'fill-accent' : 'fill-line-strong'}
            />
          );
        })}
      </svg>
      <span>
        <span className="tabular font-semibold">{visitsText(visits)}</span>
        {visits > 0 &&
          `, ${total === visits ? 'all' : total.toLocaleString('en-GB')} in the last ${week.length} days`}
      </span>
    </p>
  );
}
