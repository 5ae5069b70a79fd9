import { describe, expect, test } from 'vitest';
import { wordsAround } from '@/lib/search/vocabulary/category-names/words-around';
import { trimmings } from '@/lib/search/vocabulary/minor-words/trimmings';
import { patternsOfCalls } from '@/lib/search/vocabulary/services/calls';

describe.each(Object.entries({ ...patternsOfCalls, ...trimmings, ...wordsAround }))(
  '%s',
  (_, { pattern, has, lacks }) => {
    test.each([...has])('“%s” has it', (text) => {
      expect(text).toMatch(pattern);
    });

    test.each([...lacks])('“%s” does not', (text) => {
      expect(text).not.toMatch(pattern);
    });
  },
);
