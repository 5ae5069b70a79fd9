import type { BoundedCount } from '@/lib/search/engine/bounded-count';

/** "1,000+" beyond the limit of exact counts. */
export const boundedText = ({ count, isMore }: BoundedCount) =>
  `${count.toLocaleString('en-GB')}${isMore ? '+' : ''}`;

/** "23 ads", "1,000+ ads". */
export const countText = (total: BoundedCount): string =>
  `${boundedText(total)} ${total.count === 1 && !total.isMore ? 'ad' : 'ads'}`;

export const Count = (bounded: BoundedCount) => (
  <span className="count">{boundedText(bounded)}</span>
);
