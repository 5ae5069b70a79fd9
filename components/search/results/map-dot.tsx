import { plural } from '@/lib/text/plural';

export type MapDotProps = {
  x: number;
  y: number;
  count: number;
  /** Its count, or the price of its only ad. */
  label: string;
  /** Links it to its entry in the list; null on a map with many dots. */
  number: number | null;
  price: string | null;
  href: string;
  name: string;
};

/** At least a finger's width on a phone. */
const height = 44;

export const widthOf = (label: string) => Math.max(height, 20 + label.length * 12);

export function MapDot({ x, y, count, label, number, price, href, name }: MapDotProps) {
  const width = widthOf(label);
  return (
    <a href={href} data-dot={number ?? undefined}>
      <title>{[`${plural(count, 'ad')} ${name}`, price].filter(Boolean).join(', ')}</title>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        className="fill-accent stroke-map-land stroke-2"
      />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="tabular fill-accent-ink text-[1.25rem] font-semibold sm:text-base"
      >
        {label}
      </text>
    </a>
  );
}
