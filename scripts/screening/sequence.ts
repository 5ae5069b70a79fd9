/** A linear congruential generator: numbers from 0 to 1, the same for the same seed. */
export function sequence(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
