import { describe, expect, test } from 'vitest';
import { addTime, day, minute } from '@/lib/dates';
import { rotationStart, turnLength } from '@/lib/search/list/placements/rotation';

const midnight = new Date('2026-11-20T00:00:00Z');
const turns = day / turnLength;

/** How often each of `count` ads is shown on one day, and how often it comes first. */
function aDay(count: number, places: number) {
  const shown = Array.from({ length: count }, () => 0);
  const first = Array.from({ length: count }, () => 0);
  for (let turn = 0; turn < turns; turn += 1) {
    const start = rotationStart(addTime(midnight, turn * turnLength), count, places);
    first[start] = (first[start] ?? 0) + 1;
    for (let place = 0; place < Math.min(count, places); place += 1) {
      const ad = (start + place) % count;
      shown[ad] = (shown[ad] ?? 0) + 1;
    }
  }
  return { shown, first };
}

const counts = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('over a day', () => {
  test.each(counts(60))('each of %i Featured ads gets its share of three places', (count) => {
    const share = (turns * Math.min(3, count)) / count;
    for (const times of aDay(count, 3).shown) {
      expect(Math.abs(times - share) / share).toBeLessThanOrEqual(0.1);
    }
  });

  test.each(counts(150))('each of %i VIP ads gets its share of twelve places', (count) => {
    const share = (turns * Math.min(12, count)) / count;
    for (const times of aDay(count, 12).shown) {
      expect(Math.abs(times - share) / share).toBeLessThanOrEqual(0.1);
    }
  });

  test.each(counts(20))('each of %i ads is first in the carousel in its step', (count) => {
    const share = turns / count;
    for (const times of aDay(count, 12).first) {
      expect(Math.abs(times - share) / share).toBeLessThanOrEqual(0.1);
    }
  });
});

test('a rotation step takes five minutes', () => {
  const at = (minutes: number) => rotationStart(addTime(midnight, minutes * minute), 50, 12);
  expect(at(4.99)).toBe(at(0));
  expect(at(5)).not.toBe(at(0));
});

test('without ads the rotation is empty', () => {
  expect(rotationStart(midnight, 0, 3)).toBe(0);
});
