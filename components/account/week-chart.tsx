type WeekChartProps = { week: readonly number[] };

const bar = { width: 8, gap: 3, height: 28 };

/** Views of the last seven days as bars, and the total in words. */
export function WeekChart({ week }: WeekChartProps) {
  const total = week.reduce((sum, views) => sum + views, 0);
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
        {week.map((views, index) => {
          const height = Math.max(2, Math.round((views / most) * bar.height));
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
        <span className="tabular font-semibold">{total.toLocaleString('en-GB')}</span>{' '}
        {total === 1 ? 'view' : 'views'} this week
      </span>
    </p>
  );
}
