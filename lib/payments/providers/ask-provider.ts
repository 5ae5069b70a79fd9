import { messages } from '@/lib/catalogue/messages';
import { AppError } from '@/lib/errors';

/**
 * Calls the provider during a request. Failures become `unavailable`; only their kind is logged,
 * since messages of providers may quote input.
 */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    console.error(`the payment provider failed: ${kindOf(cause)}`);
    throw new AppError('unavailable', messages.paymentUnavailable, { retryAfter: 5, cause });
  }
}

export function kindOf(error: unknown): string {
  const { name, type, code } = (error ?? {}) as { name?: unknown; type?: unknown; code?: unknown };
  return [type ?? name, code].filter(Boolean).map(String).join(' ');
}
