import { implied } from '@/components/search/filters/facet-labels';
import { postedLabels, sellerLabels } from '@/components/search/filters/filter-labels';
import { searchLink } from '@/components/search/search-link';
import type { Facet } from '@/lib/search/list/search-page';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import { areaLabel } from '@/lib/search/query/search-heading';
import type { SearchQuery } from '@/lib/search/query/search-query';
import { effectivePieces, isReworded, meantQuery } from '@/lib/search/understanding/meant-query';
import { textWithout } from '@/lib/search/understanding/sentence';
import type { Piece } from '@/lib/search/understanding/settle';
import { everyWord } from '@/lib/search/understanding/understand';
import { capital, type FilterChip, facetLabel, priceRange } from './facet-chip-labels';

/** A chip for each interpretation of words. Removing it also removes its words. */
export const wordChips = (asked: SearchQuery, shown: readonly Facet[]): FilterChip[] =>
  effectivePieces(asked).map((piece) => ({
    key: `words ${piece.start}`,
    label: labelOf(piece, asked, shown),
    href: searchLink(asked, { text: textWithout(asked.text ?? '', [piece]) }),
  }));

/** The same search with these words taken literally; the last link does so for all of them (""). */
export function textLinks(asked: SearchQuery): { words: string; href: string }[] {
  const pieces = effectivePieces(asked);
  const link = (words: string, asText: readonly string[]) => ({
    words,
    href: searchLink(asked, { asText }),
  });
  const each = pieces.map(({ words }) => link(words, [...asked.asText, words.toLowerCase()]));
  if (pieces.length === 0) return isReworded(asked) ? [link(asked.text ?? '', [everyWord])] : [];
  return pieces.length > 1 || isReworded(asked) ? [...each, link('', [everyWord])] : each;
}

function labelOf({ words, meaning }: Piece, asked: SearchQuery, shown: readonly Facet[]): string {
  const meant = meantQuery(asked);
  const { scope, area, price, postedWithin, withPhotos, seller, facets = {}, isText } = meaning;
  const fields = facetFields(meant.scope, asked.isAdult);
  const details = Object.entries(facets).flatMap(([name, choice]) => {
    const field = fields.find((known) => known.name === name);
    const isImplied = 'values' in choice && implied.has(`${name}=${choice.values.join()}`);
    return field && !isImplied ? [facetLabel(field, choice, shown)] : [];
  });
  const named = scope ? scopeBySlug(scope, false) : null;
  const salary = meant.facets.salary;
  const payField = price && fields.find(({ name }) => name === 'salary');
  const labels = [
    ...(isText ? [capital(words)] : []),
    ...(named && !isText && details.length === 0 ? [named.name] : []),
    ...details,
    ...(area ? [capital(areaLabel(area, meant.radius))] : []),
    ...(price
      ? [
          payField && salary
            ? facetLabel(payField, salary, shown)
            : priceRange(meant.minPence, meant.maxPence),
        ]
      : []),
    ...(postedWithin ? [postedLabels[postedWithin]] : []),
    ...(withPhotos ? ['With photos'] : []),
    ...(seller ? [sellerLabels[seller]] : []),
  ];
  return labels.join(' · ') || capital(words);
}
