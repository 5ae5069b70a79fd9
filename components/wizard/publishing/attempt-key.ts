/**
 * Creates Idempotency-Keys: the same for repeated attempts, so that a retry after a lost reply cannot publish
 * twice; a new one after a change.
 */
export function createAttemptKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined;
  return (content: string): string => {
    if (last?.content !== content) last = { content, key: newKey() };
    return last.key;
  };
}
