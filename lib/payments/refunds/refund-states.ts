import { refundAskEvery, refundAttempts, refundRetryAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { PurchaseState, RefundState } from '@/lib/db/generated/enums';

/*
 * What an attempt to give money back can become. Pure. Everything else that a provider reports, late
 * or twice, changes nothing.
 */
export const refundFollowers: Record<RefundState, readonly RefundState[]> = {
  requested: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  // A bank may send the money back days after it took it.
  succeeded: ['failed'],
  failed: [],
};

/** The provider may still decide on it. */
export const inFlight = ['requested', 'pending'] as const satisfies RefundState[];

export const isInFlight = (state: RefundState) => inFlight.some((each) => each === state);

export const isLastAttempt = (attempt: number) => attempt >= refundAttempts;

/** When the provider is asked next, about the attempt or for another one; null: never. */
export function nextAskAt(state: RefundState, attempt: number, now: Date): Date | null {
  if (state === 'requested') return now;
  if (state === 'pending') return addTime(now, refundAskEvery);
  if (state === 'succeeded' || isLastAttempt(attempt)) return null;
  return addTime(now, refundRetryAfter * 4 ** (attempt - 1));
}

type Facts = {
  state: PurchaseState;
  paidAt: Date | null;
  refundRequestedAt: Date | null;
  /** The last attempt first. */
  refunds: { state: RefundState }[];
};

/** Where the refund of a purchase stands; null: no money is to go back. */
export function refundStateOf({ state, paidAt, refundRequestedAt, refunds }: Facts) {
  if (state === 'refunded') return 'succeeded';
  if (!paidAt || !refundRequestedAt) return null;
  return refunds[0]?.state ?? 'requested';
}
