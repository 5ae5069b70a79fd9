import { formatPrice } from '@/lib/money';
import type { Overpriced } from './ad-place';

/** Says that the ad costs more than the price that was searched for. */
export const OverPrice = ({ ad: { overPence } }: { ad: Overpriced }) =>
  overPence !== undefined && (
    <p className="ad-over">
      {overPence === 0 ? 'Not free' : `Over your ${formatPrice(overPence)}`}
    </p>
  );
