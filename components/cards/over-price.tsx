import { formatPrice } from '@/lib/money';
import type { Overpriced } from './ad-place';

/** A note that the price exceeds the searched maximum. */
export const OverPrice = ({ ad: { overPence } }: { ad: Overpriced }) =>
  overPence !== undefined && (
    <p className="ad-over">
      {overPence === 0 ? 'Not free' : `Over your ${formatPrice(overPence)}`}
    </p>
  );
