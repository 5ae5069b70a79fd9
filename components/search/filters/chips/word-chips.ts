import { implied } from '@/components/search/filters/facet-labels';
import { postedLabels, sellerLabels } from '@/components/search/filters/filter-labels';
import { searchLink } from '@/components/search/search-link';
import { areaLabel } from '@/lib/search/address/search-heading';
import type { Facet } from '@/lib/search/facets/facet';
import { facetFields, scopeBySlug } from '@/lib/search/query/scopes';
import type { SearchQuery } from '@/lib/search/query/search-query';
import {
  effectivePieces,
  interpretQuery,
  isReworded,
} from '@/lib/search/understanding/interpret-query';
import { textWithout } from '@/lib/search/understanding/sentence';
import type { Piece } from '@/lib/search/understanding/settle';
import { everyWord } from '@/lib/search/understanding/understand';
import { capital } from '@/lib/text/capital';
import { type FilterChip, facetLabel, priceRange } from './facet-chip-labels';

/** A chip for each interpretation of words. Removing it also removes its words. */
export const wordChips = (typed: SearchQuery, shown: readonly Facet[]): FilterChip[] =>
  effectivePieces(typed).map((piece) => ({
    key: `words ${piece.start}`,
    label: labelOf(piece, typed, shown),
    href: searchLink(typed, { text: textWithout(typed.text ?? '', [piece]) }),
  }));

/** The same search with these words taken literally; the last link does so for all of them (""). */
export function textLinks(typed: SearchQuery): { words: string; href: string }[] {
  const pieces = effectivePieces(typed);
  const link = (words: string, asText: readonly string[]) => ({
    words,
    href: searchLink(typed, { asText }),
  });
  const each = pieces.map(({ words }) => link(words, [...typed.asText, words.toLowerCase()]));
  if (pieces.length === 0) return isReworded(typed) ? [link(typed.text ?? '', [everyWord])] : [];
  return pieces.length > 1 || isReworded(typed) ? [...each, link('', [everyWord])] : each;
}

function labelOf({ words, meaning }: Piece, typed: SearchQuery, shown: readonly Facet[]): string {
  const interpreted = interpretQuery(typed);
  const { scope, area, price, postedWithin, withPhotos, seller, facets = {}, isText } = meaning;
  const fields = facetFields(interpreted.scope, typed.isAdult);
  const details = Object.entries(facets).flatMap(([name, choice]) => {
    const field = fields.find((known) => known.name === name);
    const isImplied = 'values' in choice && implied.has(`${name}=${choice.values.join()}`);
    return field && !isImplied ? [facetLabel(field, choice, shown)] : [];
  });
  const named = scope ? scopeBySlug(scope, false) : null;
  const salary = interpreted.facets.salary;
  const payField = price && fields.find(({ name }) => name === 'salary');
  const labels = [
    ...(isText ? [capital(words)] : []),
    ...(named && !isText && details.length === 0 ? [named.name] : []),
    ...details,
    ...(area ? [capital(areaLabel(area, interpreted.radius))] : []),
    ...(price
      ? [
          payField && salary
            ? facetLabel(payField, salary, shown)
            : priceRange(interpreted.minPence, interpreted.maxPence),
        ]
      : []),
    ...(postedWithin ? [postedLabels[postedWithin]] : []),
    ...(withPhotos ? ['With photos'] : []),
    ...(seller ? [sellerLabels[seller]] : []),
  ];
  return labels.join(' · ') || capital(words);
}
