import { type Priced, priceLabel, unpricedText } from '@/lib/ads/reading/price-label';

/** `lead`: shown instead of a missing price. */
type PriceProps = { ad: Priced; lead?: string | null; className: string };

export function Price({ ad, lead, className }: PriceProps) {
  const label = priceLabel(ad);
  if (!label) {
    const text = lead ?? unpricedText(ad);
    return text ? <p className={`line-clamp-2 ${className}`}>{text}</p> : null;
  }
  return (
    <p className={`tabular ${className}`}>
      {label.prefix && <span className="price-note">{label.prefix} </span>}
      {label.amount}
      {label.unit && <span className="price-note"> {label.unit}</span>}
    </p>
  );
}
