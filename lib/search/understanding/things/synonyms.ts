import { categoryOf } from '@/lib/catalogue/categories';
import { nounKey, singular, slugsByNoun } from '@/lib/search/understanding/things/nouns';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { isDescribing } from '@/lib/search/vocabulary/minor-words/describing';
import { sameWords } from '@/lib/search/vocabulary/same-words';
import { forms } from '@/lib/search/vocabulary/same-words/forms';

/** "kinds": also other forms. "sure": without kinds that mean other things elsewhere. */
export type OtherNames = 'kinds' | 'sure' | 'same';

/** Lists, since thousands of sets of names would take 7 MB more. */
type Names = ReadonlyMap<string, readonly string[]>;
type Kinds = readonly (readonly [word: string, others: readonly string[]])[];

const same = new Map<string, Set<string>>();
for (const group of sameWords) {
  for (const phrase of group) add(same, nounKey(phrase.split(' ')), group);
}

const allKinds: Kinds = [...kinds, ...Object.entries(forms)];

export const namesByPhrase: Readonly<Record<OtherNames, Names>> = {
  same: asLists(same),
  kinds: withKinds(allKinds),
  sure: withKinds(allKinds.map(([word, others]) => [word, others.filter(isOnlyKindOf(word))])),
};

/** Single words by which ads are searched for, whether or not a title has them. */
export const synonymWords: readonly string[] = sameWords
  .flat()
  .filter((word) => /^[a-z]{3,}$/.test(word));

export function otherNames(phrase: string, others: OtherNames = 'kinds'): readonly string[] {
  const names = namesByPhrase[others].get(nounKey(phrase.split(' ')));
  return (names ?? []).filter((name) => name !== phrase);
}

/** The groups of an item, if the name of its kind has other meanings in others; otherwise null. */
export function groupsOfUnsure(phrase: string, other: string): readonly string[] | null {
  const key = nounKey(phrase.split(' '));
  if (
    !namesByPhrase.kinds.get(key)?.includes(other) ||
    namesByPhrase.sure.get(key)?.includes(other)
  )
    return null;
  const groups = new Set((slugsByNoun.get(key) ?? []).map((slug) => categoryOf(slug).groupSlug));
  return groups.size > 0 ? [...groups] : null;
}

/** Synonyms of a thing have its kinds too. */
function withKinds(some: Kinds): Names {
  const names = new Map([...same].map(([key, others]) => [key, new Set(others)]));
  for (const [word, others] of some) {
    for (const name of same.get(nounKey(word.split(' '))) ?? [word]) {
      add(names, nounKey(name.split(' ')), [name, ...others]);
    }
  }
  return asLists(names);
}

function asLists(sets: ReadonlyMap<string, ReadonlySet<string>>): Names {
  return new Map([...sets].map(([key, names]) => [key, [...names]]));
}

/** False for words that only describe ("hybrids", of hens), and for nouns of other categories. */
function isOnlyKindOf(word: string) {
  const own = slugsByNoun.get(nounKey(word.split(' '))) ?? [];
  return (other: string): boolean => {
    if (other.includes(' ')) return true;
    if (isDescribing(other) || isDescribing(singular(other))) return /\d/.test(other);
    const slugs = slugsByNoun.get(singular(other)) ?? [];
    return own.length === 0 || slugs.length === 0 || slugs.some((slug) => own.includes(slug));
  };
}

function add(names: Map<string, Set<string>>, key: string, others: readonly string[]): void {
  const known = names.get(key) ?? new Set<string>();
  for (const other of others) known.add(other);
  names.set(key, known);
}
