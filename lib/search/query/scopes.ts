import {
  type Category,
  categories,
  categoryBySlug,
  categoryGroups,
} from '@/lib/catalogue/categories';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf } from '@/lib/catalogue/form-kinds/form-kinds';
import { inShownOrder, shownName } from '@/lib/catalogue/shown-catalogue';
import type { Scope } from './search-query';

/* Adult categories exist only in the adult section, which has no groups. */

export function scopeBySlug(slug: string, isAdult: boolean): Scope | null {
  const category = categoryBySlug(slug);
  if (category?.isAdult === isAdult) return toScope('category', category);
  const group = categoryGroups.find((candidate) => candidate.slug === slug);
  return group && !isAdult ? toScope('group', group) : null;
}

export const groupOf = (slug: string): string => categoryBySlug(slug)?.groupSlug ?? slug;

/** The group itself, or one of its categories. */
export const isInGroup = (scope: Scope | null, group: string): boolean =>
  scope !== null && groupOf(scope.slug) === group;

const toScope = (kind: Scope['kind'], of: { slug: string; name: string }): Scope => ({
  kind,
  slug: of.slug,
  name: shownName(of),
});

/** In display order: groups of everything, categories of a group or of the adult section. */
export function scopesBelow(scope: Scope | null, isAdult: boolean): Scope[] {
  if (scope?.kind === 'category') return [];
  if (!scope && !isAdult) return inShownOrder(categoryGroups).map((of) => toScope('group', of));
  return inShownOrder(categoriesIn(scope, isAdult)).map((of) => toScope('category', of));
}

/** The facets of the form kind of the scope's first category. */
export function facetFields(scope: Scope | null, isAdult: boolean): readonly FormField[] {
  const [first] = scope || isAdult ? categoriesIn(scope, isAdult) : [];
  if (!first) return [];
  const { fields, derived = [] } = formKindOf(first);
  const isOpen = ({ facet, fixed }: FormField) =>
    facet !== undefined && (fixed === undefined || scope?.kind === 'group');
  return [...fields, ...derived].filter(isOpen);
}

const categoriesIn = (scope: Scope | null, isAdult: boolean): Category[] =>
  categories.filter(
    (category) =>
      category.isAdult === isAdult &&
      (!scope || (scope.kind === 'group' ? category.groupSlug : category.slug) === scope.slug),
  );
