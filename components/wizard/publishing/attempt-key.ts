/** The same key until the content changes, so that a retry after a lost reply publishes once. */
export function createAttemptKeys(newKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | undefined;
  return (content: string): string => {
    if (last?.content !== content) last = { content, key: newKey() };
    return last.key;
  };
}
