/** Why a message was not delivered. Its text is fit for the log: no address, code or token. */
export type DeliveryError = Error & {
  /** The message itself is refused: another attempt would be, too. */
  isFinal: boolean;
  /** The carrier asks for a pause of so many seconds; the attempt does not count. */
  retryAfter: number | undefined;
};

export const deliveryError = (
  text: string,
  { isFinal = false, retryAfter }: { isFinal?: boolean; retryAfter?: number | undefined } = {},
): DeliveryError => Object.assign(new Error(text), { isFinal, retryAfter });

export const isDeliveryError = (error: unknown): error is DeliveryError =>
  error instanceof Error && 'isFinal' in error;

const longestPause = 3600;

/** The whole seconds of a Retry-After header; anything else is left to our own pauses. */
export function retryAfterSeconds(header: string | null | undefined): number | undefined {
  if (!header || !/^\d{1,9}$/.test(header)) return undefined;
  return Math.min(longestPause, Math.max(1, Number(header)));
}
