import {
  type Category,
  categories,
  categoryBySlug,
  categoryGroups,
} from '@/lib/catalogue/categories';
import type { FormField } from '@/lib/catalogue/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds';
import type { Scope } from './search-query';

/* Scopes of the catalogue: adult categories only inside the adult section, which has no groups. */

/** The group or category of an address. */
export function scopeBySlug(slug: string, isAdult: boolean): Scope | null {
  const category = categoryBySlug(slug);
  if (category?.isAdult === isAdult) return { kind: 'category', slug, name: category.name };
  const group = categoryGroups.find((candidate) => candidate.slug === slug);
  return group && !isAdult ? { kind: 'group', slug, name: group.name } : null;
}

/** The scopes directly below: groups of everything, categories of a group (or of the adult section). */
export function scopesBelow(scope: Scope | null, isAdult: boolean): Scope[] {
  if (scope?.kind === 'category') return [];
  if (!scope && !isAdult)
    return categoryGroups.map(({ slug, name }) => ({ kind: 'group', slug, name }));
  return categoriesIn(scope, isAdult).map(({ slug, name }) => ({ kind: 'category', slug, name }));
}

/** The fields that search filters by in a scope: those of the form kind of its first category. */
export function facetFields(scope: Scope | null, isAdult: boolean): readonly FormField[] {
  const [first] = scope || isAdult ? categoriesIn(scope, isAdult) : [];
  if (!first) return [];
  const { fields, derived = [] } = formKindOf(first);
  return [...fields, ...derived].filter(({ facet }) => facet !== undefined);
}

const categoriesIn = (scope: Scope | null, isAdult: boolean): Category[] =>
  categories.filter(
    (category) =>
      category.isAdult === isAdult &&
      (!scope || (scope.kind === 'group' ? category.groupSlug : category.slug) === scope.slug),
  );
