import type { BoundedCount } from '@/lib/search/engine/bounded-count';

/** "1,000+" beyond the limit of exact counts. */
export const boundedText = ({ count, isMore }: BoundedCount) =>
  `${count.toLocaleString('en-GB')}${isMore ? '+' : ''}`;

export const Count = (bounded: BoundedCount) => (
  <span className="count">{boundedText(bounded)}</span>
);
