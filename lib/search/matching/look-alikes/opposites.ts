import { groupOf } from '@/lib/search/query/scopes';
import type { SearchFilter } from '@/lib/search/query/search-query';
import { hasQuotesOrOr } from '@/lib/search/understanding/operators';
import { singular } from '@/lib/search/understanding/things/nouns';
import { withoutExcluded } from '@/lib/search/understanding/things/things-index';
import { contradictions, refused } from '@/lib/search/vocabulary/look-alikes/look-alikes';
import type { Names } from './title-names';

/** Titles that say the opposite of the words, or of those that a widened search dropped. */
export function opposites({
  text,
  originalText = text ?? '',
  scope,
  isAdult,
}: SearchFilter): Names {
  return isAdult || hasQuotesOrOr(originalText)
    ? []
    : refusals({ text: withoutExcluded(originalText), scope });
}

/** "No students", for a student's room; "not ULEZ", for a ULEZ car. */
export function refusals({ text, scope }: { text: string; scope: SearchFilter['scope'] }): Names {
  const opposite = contradictions.flatMap(({ pattern, titled }) =>
    pattern.test(text) ? titled.map((title) => title.split(' ')) : [],
  );
  const isHome = scope && groupOf(scope.slug) === 'property';
  if (!isHome) return opposite;
  const refusing = [...text.matchAll(/(?<!\b(?:no|not|non|without) )\b[a-z]+/gi)].flatMap(
    ([word]) => {
      const one = singular(word.toLowerCase());
      return refused.has(one) ? [['no', one]] : [];
    },
  );
  return [...opposite, ...refusing];
}
