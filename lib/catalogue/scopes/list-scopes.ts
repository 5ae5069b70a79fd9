import {
  type Category,
  categories,
  categoryGroups,
  homeSections,
} from '@/lib/catalogue/categories';
import { inShownOrder, shownChanges } from '@/lib/catalogue/shown-catalogue';
import { allScopes } from '@/lib/site-paths';
import { adsFor, type ScopePhrase, scopePhrases } from './scope-phrases';

/** Everything, a group or a category. Adult categories have their own scopes. */
export type ListScope = {
  kind: 'all' | 'group' | 'category';
  slug: string;
  /** Unique; ad counts are stored under it. */
  key: string;
  /** The catalogue's name; `shownName` gives the displayed one. */
  name: string;
  isAdult: boolean;
  categories: readonly string[];
  /** Null if prices in this scope cannot be compared. */
  priceUnit: 'total' | 'month' | null;
  parent: ListScope | null;
};

export const everything = toScope('all', allScopes, 'All ads', { within: openCategories() });

export const everythingAdult: ListScope = {
  ...toScope('all', allScopes, 'Adult', { within: categories.filter(({ isAdult }) => isAdult) }),
  ...{ key: 'adult', isAdult: true },
};

const groups = categoryGroups.map((group) =>
  toScope('group', group.slug, sectionName(group.slug) ?? group.name, {
    within: openCategories().filter(({ groupSlug }) => groupSlug === group.slug),
    parent: everything,
  }),
);

const ofCategories = categories.map((category) =>
  toScope('category', category.slug, category.name, {
    within: [category],
    parent: category.isAdult ? everythingAdult : (groupScope(category.groupSlug) ?? everything),
  }),
);

export const openScopes: readonly ListScope[] = [
  everything,
  ...groups,
  ...ofCategories.filter(({ isAdult }) => !isAdult),
];

export const adultScopes: readonly ListScope[] = [
  everythingAdult,
  ...ofCategories.filter(({ isAdult }) => isAdult),
];

export const listScopeBySlug = (slug: string, { isAdult }: { isAdult: boolean }) =>
  (isAdult ? adultScopes : openScopes).find((scope) => scope.slug === slug);

export function scopeOfCategory(slug: string): ListScope {
  const scope = ofCategories.find((candidate) => candidate.slug === slug);
  if (!scope) throw new Error(`No category "${slug}" in the catalogue`);
  return scope;
}

/** One level below, in display order: groups of everything, categories of a group. */
export const listScopesBelow = (scope: ListScope): readonly ListScope[] =>
  inShownOrder((scope.isAdult ? adultScopes : openScopes).filter(({ parent }) => parent === scope));

/** Made from the name if the scope was renamed or has no phrase of its own. */
export function scopePhrase({ key, name }: ListScope, { names } = shownChanges()): ScopePhrase {
  const renamed = names[key];
  return renamed === undefined ? (scopePhrases[key] ?? adsFor(name)) : adsFor(renamed, renamed);
}

export const scopePath = (scope: ListScope): ListScope[] => [
  ...(scope.parent ? scopePath(scope.parent) : []),
  scope,
];

function openCategories(): Category[] {
  return categories.filter(({ isAdult }) => !isAdult);
}

function groupScope(slug: string): ListScope | undefined {
  return groups.find((group) => group.slug === slug);
}

function sectionName(slug: string): string | undefined {
  return homeSections.find((section) => section.slug === slug)?.name;
}

function toScope(
  kind: ListScope['kind'],
  slug: string,
  name: string,
  { within, parent = null }: { within: Category[]; parent?: ListScope | null },
): ListScope {
  const [first] = within;
  return {
    ...{ kind, slug, key: slug, name, parent },
    isAdult: first?.isAdult ?? false,
    categories: within.map((category) => category.slug),
    priceUnit: kind === 'category' && first ? priceUnitOf(first) : null,
  };
}

/** Services and jobs charge by hour, year or job, so their median has no meaning. */
function priceUnitOf({ formKind, price }: Category): ListScope['priceUnit'] {
  return formKind === 'goods' || formKind === 'vehicle' || formKind === 'property' ? price : null;
}
