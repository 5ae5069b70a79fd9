/*
 * Answers that are costly, the same for many searches, and good for some seconds: what stands
 * around a list, never the list itself. Each process has its own.
 */

const mostKept = 400;
const kept = new Map<string, { at: number; answer: Promise<unknown> }>();

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
  const oldest = kept.keys().next();
  if (kept.size >= mostKept && !oldest.done) kept.delete(oldest.value);
  // Last again, so that what is asked often outlives what is not.
  kept.delete(question);
  kept.set(question, { at, answer });
  answer.catch(() => kept.delete(question));
  return answer;
}

/** For tests: what was remembered is of another moment. */
export const forgetAll = () => kept.clear();
