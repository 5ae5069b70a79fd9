import { type Priced, priceLabel } from '@/lib/ads/reading/price-label';

type PriceProps = { ad: Priced; className: string };

export function Price({ ad, className }: PriceProps) {
  const label = priceLabel(ad);
  if (!label) return <p className={`truncate ${className}`}>{ad.category}</p>;
  return (
    <p className={`tabular ${className}`}>
      {label.prefix && <span className="price-note">{label.prefix} </span>}
      {label.amount}
      {label.unit && <span className="price-note"> {label.unit}</span>}
    </p>
  );
}
