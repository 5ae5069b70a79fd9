import { siteTexts } from '@/lib/catalogue/site-texts';
import { second } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { payments } from '@/lib/metrics/metrics';
import { inTime } from '@/lib/process/in-time';

/** Somebody is waiting for the page; the reconciler waits longer. */
const providerTimeoutMs = 4 * second;

/** Logs only the kind of a failure, since messages may quote input. Repeating a call is safe. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    const answer = await inTime(call(), providerTimeoutMs);
    if (answer !== 'late') return answer;
    throw Object.assign(new Error('The provider is too slow.'), { name: 'TimeoutError' });
  } catch (cause) {
    payments.inc({ result: 'unavailable' });
    console.error(`the payment provider failed: ${kindOf(cause)}`);
    throw new AppError('unavailable', siteTexts.paymentUnavailable, { retryAfter: 5, cause });
  }
}

export function kindOf(error: unknown): string {
  const { name, type, code } = (error ?? {}) as { name?: unknown; type?: unknown; code?: unknown };
  return [type ?? name, code].filter(Boolean).map(String).join(' ');
}
