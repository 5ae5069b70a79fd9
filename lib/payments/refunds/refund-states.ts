import { refundAttempts, refundPollEvery, refundRetryAfter } from '@/lib/catalogue/limits';
import { addTime } from '@/lib/dates';
import type { PurchaseState, RefundState } from '@/lib/db/generated/enums';

/* The allowed transitions of a refund attempt. Other events, late or repeated, change nothing. */
export const refundFollowers: Record<RefundState, readonly RefundState[]> = {
  requested: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  // A bank may return the money days later.
  succeeded: ['failed'],
  failed: [],
};

export const inFlight = ['requested', 'pending'] as const satisfies RefundState[];

export const isInFlight = (state: RefundState) => inFlight.some((each) => each === state);

export const isLastAttempt = (attempt: number) => attempt >= refundAttempts;

/** When to poll the attempt or start another; null for never. */
export function nextPollAt(state: RefundState, attempt: number, now: Date): Date | null {
  if (state === 'requested') return now;
  if (state === 'pending') return addTime(now, refundPollEvery);
  if (state === 'succeeded' || isLastAttempt(attempt)) return null;
  return addTime(now, refundRetryAfter * 4 ** (attempt - 1));
}

type Facts = {
  state: PurchaseState;
  paidAt: Date | null;
  refundRequestedAt: Date | null;
  /** Newest first. */
  refunds: { state: RefundState }[];
};

export function refundStateOf({ state, paidAt, refundRequestedAt, refunds }: Facts) {
  if (state === 'refunded') return 'succeeded';
  if (!paidAt || !refundRequestedAt) return null;
  return refunds[0]?.state ?? 'requested';
}
