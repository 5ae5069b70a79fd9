import { createHash } from 'node:crypto';

/** Milliseconds of `work` on two cores of a cloud machine on a quick day; 40 to 50 on a slow one. */
const reference = 30;

/**
 * How many times slower this machine is now than `reference`, at least 1. Limits in milliseconds are multiplied by
 * it, since the same machine differs by a factor of three from hour to hour. Takes a fifth of a second.
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
