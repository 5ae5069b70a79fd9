import { formatPrice } from '@/lib/money';
import type { Overpriced } from './ad-place';

export const OverPrice = ({ ad: { overPence } }: { ad: Overpriced }) =>
  overPence !== undefined && (
    <p className="ad-over">
      {overPence === 0 ? 'Not free' : `Over your ${formatPrice(overPence)}`}
    </p>
  );
