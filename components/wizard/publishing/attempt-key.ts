/**
 * Makes Idempotency-Keys: the same one while the same thing is sent again, so that a retry after a
 * lost answer cannot publish twice; a new one when something was changed.
 */
export function createAttemptKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined;
  return (content: string): string => {
    if (last?.content !== content) last = { content, key: newKey() };
    return last.key;
  };
}
