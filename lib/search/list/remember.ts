import { LRUCache } from 'lru-cache';

/*
 * Answers that are costly, the same for many searches, and good for some seconds: what stands
 * around a list, never the list itself. Each process has its own.
 */

const kept = new LRUCache<string, { at: number; answer: Promise<unknown> }>({ max: 400 });

/** The answer that was given to the same question less than `life` milliseconds ago, or a new one. */
export function remember<T>(
  question: string,
  { now, life }: { now: Date; life: number },
  ask: () => Promise<T>,
): Promise<T> {
  const at = now.getTime();
  const known = kept.get(question);
  if (known && Math.abs(at - known.at) < life) return known.answer as Promise<T>;
  const answer = ask();
  kept.set(question, { at, answer });
  answer.catch(() => kept.delete(question));
  return answer;
}

/** For tests: what was remembered is of another moment. */
export const forgetAll = () => kept.clear();
