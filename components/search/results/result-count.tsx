import { HiddenCount } from '@/components/hidden/hidden-tile';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { boundedText } from './count';

/** "23 ads", "1,000+ ads". */
export const countText = (total: BoundedCount): string =>
  `${boundedText(total)} ${total.count === 1 && !total.isMore ? 'ad' : 'ads'}`;

export const ResultCount = ({ total, isWidened }: { total: BoundedCount; isWidened: boolean }) => (
  <p className="tabular text-muted">
    {isWidened ? 'No exact match' : countText(total)}
    {!isWidened && <HiddenCount />}
  </p>
);
