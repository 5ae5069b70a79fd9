/** Its message is safe to log: no address, code or token. */
export type DeliveryError = Error & {
  isFinal: boolean;
  /** Seconds that the carrier asks to wait; the attempt does not count. */
  retryAfter: number | undefined;
};

export const deliveryError = (
  text: string,
  { isFinal = false, retryAfter }: { isFinal?: boolean; retryAfter?: number | undefined } = {},
): DeliveryError => Object.assign(new Error(text), { isFinal, retryAfter });

export const isDeliveryError = (error: unknown): error is DeliveryError =>
  error instanceof Error && 'isFinal' in error;

const longestPause = 3600;

/** Ignores the HTTP-date form of Retry-After. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header || !/^\d{1,9}$/.test(header)) return undefined;
  return Math.min(longestPause, Math.max(1, Number(header)));
}
