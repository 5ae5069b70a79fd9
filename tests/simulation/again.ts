import { isLockTimeout, isUnavailable } from '@/lib/db/errors.ts';

/** Repeats what a busy server answers with 409 or 503, as its reply asks the seller to. */
export async function again<T>(work: () => Promise<T>, triesLeft = 20): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 0 || !(isLockTimeout(error) || isUnavailable(error))) throw error;
    return again(work, triesLeft - 1);
  }
}
