/** Numbers from 0 to 1, always the same ones for a seed, by a linear congruence. */
export function sequence(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
