import { isUuid } from '@/lib/is-uuid';

/* The id of a review in cases, reports and addresses: "sale.side", where side is its author's. */

export type ReviewTarget = { saleId: string; byBuyer: boolean };

export const reviewTargetOf = ({ saleId, byBuyer }: ReviewTarget) =>
  `${saleId}.${byBuyer ? 'buyer' : 'seller'}`;

export function parseReviewTarget(id: string): ReviewTarget | null {
  const [saleId = '', side, ...rest] = id.split('.');
  const isTarget = rest.length === 0 && isUuid(saleId) && (side === 'buyer' || side === 'seller');
  return isTarget ? { saleId, byBuyer: side === 'buyer' } : null;
}
