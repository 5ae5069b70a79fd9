import { categories, categoryGroups } from './categories';
import {
  nothingChanged,
  orderOfGroups,
  type ShownChanges,
  shownGroups,
  shownName,
} from './shown-catalogue';

export type ShownLine = { kind: 'name' | 'order'; slug: string; before: string; after: string };

export const namedInCatalogue = [...categoryGroups, ...categories];
export const orderedInCatalogue = [orderOfGroups, ...categoryGroups.map(({ slug }) => slug)];

export const shownLines = (before: ShownChanges, after: ShownChanges): ShownLine[] => [
  ...namedInCatalogue.flatMap((one) =>
    lineOf('name', one.slug, shownName(one, before), shownName(one, after)),
  ),
  ...orderedInCatalogue.flatMap((key) => {
    const [from, to] = [slugsIn(key, before), slugsIn(key, after)];
    return from.join() === to.join()
      ? []
      : lineOf('order', key, namesOf(from, after), namesOf(to, after));
  }),
];

export function withoutCatalogue({ names, order }: ShownChanges): ShownChanges {
  const isOwnName = ([slug, name]: [string, string]) =>
    namedInCatalogue.some((one) => one.slug === slug && one.name !== name);
  const isOwnOrder = ([key, slugs]: [string, readonly string[]]) =>
    slugs.join() !== slugsIn(key).join();
  return {
    names: Object.fromEntries(Object.entries(names).filter(isOwnName)),
    order: Object.fromEntries(Object.entries(order).filter(isOwnOrder)),
  };
}

export function slugsIn(key: string, changes = nothingChanged): string[] {
  const groups = shownGroups(changes);
  const some = key === orderOfGroups ? groups : groups.find(({ slug }) => slug === key)?.categories;
  return (some ?? []).map(({ slug }) => slug);
}

const lineOf = (
  kind: ShownLine['kind'],
  slug: string,
  before: string,
  after: string,
): ShownLine[] => (before === after ? [] : [{ kind, slug, before, after }]);

const namesOf = (slugs: readonly string[], changes: ShownChanges) =>
  slugs
    .flatMap((slug) => namedInCatalogue.filter((one) => one.slug === slug))
    .map((one) => shownName(one, changes))
    .join(', ');
