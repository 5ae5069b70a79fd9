import { randomKey } from './random-key';

/**
 * Creates Idempotency-Keys: the same for repeated attempts, so that a retry after a lost reply
 * cannot publish, pay or send twice; a new one after a change.
 */
export function createAttemptKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    keyOf(content: string): string {
      if (last?.content !== content) last = { content, key: randomKey() };
      return last.key;
    },
    /** Lets the same content be sent again. */
    reset() {
      last = undefined;
    },
  };
}
