import { allScopes } from '@/lib/site-paths';
import { type Category, categories, categoryGroups, homeSections } from './categories';
import { type ScopePhrase, scopePhrases } from './scope-phrases';

/** What a page of ads is about: everything, a group, or a category. Adult ones only beside adult ones. */
export type ListScope = {
  kind: 'all' | 'group' | 'category';
  /** In addresses. */
  slug: string;
  /** Under which its ads are counted; no two scopes share one. */
  key: string;
  name: string;
  phrase: ScopePhrase;
  isAdult: boolean;
  /** The slugs of its categories. */
  categories: readonly string[];
  /** What its prices are for, where all are for the same; null: they cannot be compared. */
  priceUnit: 'total' | 'month' | null;
  parent: ListScope | null;
};

/** All that is not adult. */
export const everything = toScope('all', allScopes, 'All ads', { within: openCategories() });

/** All that is adult. */
export const everythingAdult: ListScope = {
  ...toScope('all', allScopes, 'Adult', { within: categories.filter(({ isAdult }) => isAdult) }),
  ...{ key: 'adult', phrase: phraseOf('adult'), isAdult: true },
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

/** Every scope that is not adult. */
export const openScopes: readonly ListScope[] = [
  everything,
  ...groups,
  ...ofCategories.filter(({ isAdult }) => !isAdult),
];

export const adultScopes: readonly ListScope[] = [
  everythingAdult,
  ...ofCategories.filter(({ isAdult }) => isAdult),
];

/** The scope of an address; the two sections do not know each other's. */
export const scopeBySlug = (slug: string, { isAdult }: { isAdult: boolean }) =>
  (isAdult ? adultScopes : openScopes).find((scope) => scope.slug === slug);

/** The scope of the category of an ad. */
export function scopeOfCategory(slug: string): ListScope {
  const scope = ofCategories.find((candidate) => candidate.slug === slug);
  if (!scope) throw new Error(`No category "${slug}" in the catalogue`);
  return scope;
}

/** The scopes one step below: groups of everything, categories of a group. */
export const scopesBelow = (scope: ListScope): readonly ListScope[] =>
  (scope.isAdult ? adultScopes : openScopes).filter(({ parent }) => parent === scope);

/** A scope and those around it, the widest first. */
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
    phrase: phraseOf(slug),
    isAdult: first?.isAdult ?? false,
    categories: within.map((category) => category.slug),
    priceUnit: kind === 'category' && first ? priceUnitOf(first) : null,
  };
}

function phraseOf(slug: string): ScopePhrase {
  const phrase = scopePhrases[slug];
  if (!phrase) throw new Error(`No words for "${slug}" in the catalogue`);
  return phrase;
}

/** Services and jobs are paid by the hour, the year or the job: no middle of them says anything. */
function priceUnitOf({ formKind, price }: Category): ListScope['priceUnit'] {
  return formKind === 'goods' || formKind === 'vehicle' || formKind === 'property' ? price : null;
}
