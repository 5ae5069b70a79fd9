import { categories } from '@/lib/catalogue/categories';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { isRangeField } from '@/lib/search/facets/facet-values';

const facets = categories.flatMap((category) => {
  const { fields, derived = [] } = formKindOf(category);
  return [...fields, ...derived].filter(({ facet }) => facet !== undefined);
});

/** Of every category: which of them a search has depends on its words. */
const parameterNames: ReadonlySet<string> = new Set([
  ...['q', 'as-text', 'category', 'section', 'place', 'region', 'radius', 'min', 'max'],
  ...['posted', 'photos', 'seller', 'wanted', 'sort', 'view', 'page', 'after', 'before'],
  ...facets.flatMap((field) =>
    isRangeField(field) ? [`${field.name}-min`, `${field.name}-max`] : [field.name],
  ),
]);

export const isParameterName = (name: string): boolean => parameterNames.has(name);
