import type { Random } from '@/demo/random';

/** Picks by Zipf's law: the first item twice as often as the second. */
export function zipfPicker<T>(items: readonly T[], flatness = 0): (random: Random) => T {
  let sum = 0;
  const sums = items.map((_, rank) => {
    sum += 1 / (rank + 1 + flatness);
    return sum;
  });
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
}
