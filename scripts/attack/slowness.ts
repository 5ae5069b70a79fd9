import { createHash } from 'node:crypto';

/** Milliseconds of `work` on the machine that the limits were chosen on. */
const reference = 30;

/**
 * How many times slower this machine is now than the one that the limits were chosen on; at
 * least 1. Limits in milliseconds are multiplied by it, so that a busy machine breaks no promise.
 * Takes about a fifth of a second.
 */
export function slowness(): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  const median = times.toSorted((a, b) => a - b)[1] ?? reference;
  return Math.max(1, median / reference);
}

/** A little of everything: hashing, patterns and new objects. */
function work(): string {
  const hash = createHash('sha256');
  const text = 'A brown leather sofa, three seats, 07123 456789. '.repeat(20);
  for (let round = 0; round < 300; round++) {
    const words = `${round} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    hash.update(JSON.stringify(words.map((word, index) => ({ word, index }))));
  }
  return hash.digest('hex');
}
