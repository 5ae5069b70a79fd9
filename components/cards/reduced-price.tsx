import { formatPrice, type Pence } from '@/lib/money';

type ReducedPriceProps = { ad: { reducedFromPence: Pence | null }; className?: string };

export const ReducedPrice = ({ ad, className = 'ad-reduced' }: ReducedPriceProps) =>
  ad.reducedFromPence !== null && (
    <p className={className}>
      Reduced from <s className="tabular">{formatPrice(ad.reducedFromPence)}</s>
    </p>
  );
