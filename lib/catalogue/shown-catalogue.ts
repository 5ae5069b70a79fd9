import { perProcess } from '@/lib/process/per-process';
import {
  type Category,
  type CategoryGroup,
  categoryByName,
  categoryGroups,
  type HomeSectionSlug,
  homeSections,
} from './categories';

/* Names and order as displayed. The API, forms, drafts and addresses keep the catalogue's. */

export type ShownChanges = {
  /** By slug of a category or group. */
  names: Readonly<Record<string, string>>;
  /** Slugs of groups under `groups`, and each group's categories under its slug. */
  order: Readonly<Record<string, readonly string[]>>;
};

type Named = { slug: string; name: string };
type Section = Named & { slug: HomeSectionSlug };

export const nothingChanged: ShownChanges = { names: {}, order: {} };

export const orderOfGroups = 'groups';

const shown = () => perProcess('shown changes', () => ({ changes: nothingChanged }));

export const shownChanges = (): ShownChanges => shown().changes;

export function showChanges(changes: ShownChanges): void {
  shown().changes = changes;
}

export const shownName = ({ slug, name }: Named, changes = shownChanges()): string =>
  changes.names[slug] ?? name;

export const shownGroupName = ({ groupSlug, groupName }: Category): string =>
  shownName({ slug: groupSlug, name: groupName });

/** By the catalogue's name, as ads and drafts store it. */
export function shownCategory(name: string): string {
  const category = categoryByName(name);
  return category ? shownName(category) : name;
}

export const shownGroups = (changes = shownChanges()): CategoryGroup[] =>
  inOrder(categoryGroups, changes.order[orderOfGroups]).map((group) => ({
    ...group,
    categories: inOrder(group.categories, changes.order[group.slug]),
  }));

export function inShownOrder<T extends { slug: string }>(some: readonly T[]): T[] {
  const slugs = shownGroups().flatMap(({ slug, categories }) => [
    slug,
    ...categories.map((category) => category.slug),
  ]);
  return inOrder(some, slugs);
}

/** The menu of the home page keeps its own order until groups are moved. "Adult" is not a group. */
export const shownSections = (changes = shownChanges()): Section[] =>
  inOrder(homeSections, changes.order[orderOfGroups]).map((section) => ({
    slug: section.slug,
    name: shownName(section, changes),
  }));

/** Slugs missing from the order come last, in their original order. */
function inOrder<T extends { slug: string }>(some: readonly T[], order?: readonly string[]): T[] {
  if (!order) return [...some];
  const place = ({ slug }: T) => {
    const index = order.indexOf(slug);
    return index < 0 ? order.length : index;
  };
  return some.toSorted((a, b) => place(a) - place(b));
}
