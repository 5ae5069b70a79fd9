import { categories } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { facetNames } from './facet-params';

const facets = categories.flatMap((category) => {
  const { fields, derived = [] } = formKindOf(category);
  return [...fields, ...derived].filter(({ facet }) => facet !== undefined);
});

/** Facets of all categories: which of them apply depends on the words of the search. */
const readWithWords: ReadonlySet<string> = new Set([
  ...['as-text', 'radius', 'sort', 'page', 'after', 'before'],
  ...facets.flatMap(facetNames),
]);

const readAlone: ReadonlySet<string> = new Set([
  ...['q', 'category', 'section', 'place', 'region', 'min', 'max'],
  ...['posted', 'photos', 'seller', 'wanted', 'view'],
]);

export const isReadWithWords = (name: string): boolean => readWithWords.has(name);

export const isParameterName = (name: string): boolean =>
  readAlone.has(name) || readWithWords.has(name);
