import { expect, test } from 'vitest';
import { mostCompared, rarestOf, weightsOf } from '@/lib/search/matching/closeness';

test('rare words weigh more, and words that no ad has nothing', () => {
  const words = ['reflector', 'garden', 'zzqq'];
  const [rare = 0, frequent = 0, unknown = 0] = weightsOf(words, [3, 900, 0]);
  expect(rare).toBeGreaterThan(2 * frequent);
  expect(unknown).toBe(0);
});

test('names of things weigh more than words that describe, and those more than words of asking', () => {
  const [noun = 0, describing = 0, asking = 0] = weightsOf(
    ['car seat', 'black', 'someone'],
    [9, 9, 9],
  );
  expect(noun).toBeGreaterThan(describing);
  expect(describing).toBeGreaterThan(asking);
});

test('ads are looked up by the rarest words', () => {
  const words = ['car', 'tow', 'bar', 'zzqq'];
  expect(rarestOf(words, [mostCompared, 40, 60, 0])).toEqual(['tow', 'bar']);
  expect(rarestOf(['car', 'van'], [mostCompared + 2, mostCompared + 1])).toEqual([]);
  expect(rarestOf(['zzqq'], [0])).toEqual([]);
});
