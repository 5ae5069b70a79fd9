/** By wall-clock time, since a platform freezes idle processes, and their timers with them. */
export function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: Promise<T> | undefined;
  let answeredAt: number | undefined;
  // A clock that was set back makes an answer old too.
  const isOld = () => answeredAt !== undefined && Math.abs(Date.now() - answeredAt) >= milliseconds;
  return () => {
    if (last && !isOld()) return last;
    answeredAt = undefined;
    last = ask().finally(() => {
      answeredAt = Date.now();
    });
    return last;
  };
}
