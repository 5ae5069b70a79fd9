import { HiddenCount } from '@/components/hidden/hidden-tile';
import type { BoundedCount } from '@/lib/search/engine/bounded-count';
import { countText } from './count';

export const ResultCount = ({ total, isWidened }: { total: BoundedCount; isWidened: boolean }) => (
  <p className="tabular text-muted">
    {isWidened ? 'No exact match' : countText(total)}
    {!isWidened && <HiddenCount />}
  </p>
);
