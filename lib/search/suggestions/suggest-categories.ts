import {
  type Category,
  categories,
  categoryBySlug,
  categoryGroups,
} from '@/lib/catalogue/categories';
import { shownName } from '@/lib/catalogue/shown-catalogue';
import { slugsOfNounsFrom, wordsOf } from '@/lib/search/understanding/things/nouns';
import { thingOf } from '@/lib/search/understanding/things/things-index';
import { categoryNames, deals } from '@/lib/search/vocabulary/category-names/category-names';

const most = 6;
const shortest = 2;

/** Where to advertise an item, best first: "bike" → Leisure. Empty for unknown words. */
export function suggestCategories(text: string): Category[] {
  const words = wordsOf(text);
  const typed = words.join(' ');
  if (typed.length < shortest) return [];
  const slugs = [
    ...slugsOfName(text.toLowerCase()),
    ...(thingOf(text)?.slugs ?? []),
    ...namedAfter(words),
    ...slugsOfNounsFrom(typed),
  ];
  return [...new Set(slugs)].flatMap((slug) => categoryBySlug(slug) ?? []).slice(0, most);
}

/** "Flat" means several categories of a group, "flat for sale" one of them. */
function slugsOfName(text: string): string[] {
  const isRent = text.search(deals.rent) >= 0;
  const isSale = text.search(deals.sale) >= 0;
  const typed = wordsOf(text.replace(deals.rent, ' ').replace(deals.sale, ' ')).join(' ');
  const name = categoryNames.find(({ names }) =>
    names.some((one) => typed === one || typed === `${one}s` || typed.endsWith(` ${one}`)),
  );
  if (!name) return [];
  const { scope, rent, sale } = name;
  const group = categoryGroups.find(({ slug }) => slug === scope);
  const wider = group && !rent ? group.categories.map(({ slug }) => slug) : [scope];
  const dealt = isSale && !isRent ? [sale, rent] : [rent, sale];
  return [...dealt, ...wider].filter((slug) => slug !== undefined);
}

/** Every word starts a word in the name of the category or its group. */
function namedAfter(words: readonly string[]): string[] {
  const begins = (name: string) => {
    const ofName = wordsOf(name);
    return words.every((word) => ofName.some((one) => one.startsWith(word)));
  };
  const [first = ''] = words;
  const byName = categories
    .filter((category) => begins(category.name) || begins(shownName(category)))
    .sort((a, b) => Number(isFirst(b, first)) - Number(isFirst(a, first)));
  const byGroup = categories.filter(({ name, groupName }) => begins(`${groupName} ${name}`));
  return [...byName, ...byGroup].map(({ slug }) => slug);
}

const isFirst = (category: Category, word: string) =>
  [shownName(category), category.name].some((name) => name.toLowerCase().startsWith(word));
