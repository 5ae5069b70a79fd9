import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistances, maxEdits } from '@/lib/text/edit-distance';

describe('the edit distance', () => {
  test.each([
    ['table', 'table', 0],
    ['tabl', 'table', 1],
    ['taable', 'table', 1],
    ['tavle', 'table', 1],
    ['tabel', 'table', 1],
    ['paino', 'piano', 1],
    ['lodnon', 'london', 1],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
  ])('from %s to %s is %i', (term, name, distance) => {
    expect(editDistances(term, name, 9).whole).toBe(distance);
  });

  test('to a prefix is that of the nearest one', () => {
    expect(editDistances('birmi', 'birmingham', 2).start).toBe(0);
    expect(editDistances('brimi', 'birmingham', 2).start).toBe(1);
  });

  test('is infinite beyond the limit, and for very long texts', () => {
    const far = { whole: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };
    expect(editDistances('piano', 'fridge', 2)).toEqual(far);
    expect(editDistances('a'.repeat(128), 'a'.repeat(128), 9)).toEqual(far);
  });

  test('is symmetrical, and never more than the longer text', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { whole } = editDistances(one, other, 99);
        expect(whole).toBe(editDistances(other, one, 99).whole);
        expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

test.each([
  [4, 1],
  [5, 1],
  [6, 2],
  [8, 2],
  [9, 3],
  [40, 3],
])('%i letters allow %i edits', (length, edits) => {
  expect(maxEdits(length)).toBe(edits);
});
