import { families } from '@/lib/search/vocabulary/families';
import { tellingHeads } from '@/lib/search/vocabulary/heads';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { sameThings } from '@/lib/search/vocabulary/same-words';
import { nounKey, singular } from './nouns';
import { thingOf } from './things-index';

/** What the item is a kind of: "dog" for a labrador. */
export const wholesOf = (text: string | null): readonly string[] => [
  ...new Set(namesOf(thingOf(text)?.words ?? []).flatMap((name) => wholesByKind.get(name) ?? [])),
];

const namesOf = (words: readonly string[]): string[] => [
  nounKey(words),
  ...(sameNames.get(nounKey(words)) ?? []),
];

/** Related searches: "tools" for a ladder, "lesson" for oboe lessons. */
export function nearThings(text: string | null): readonly string[] {
  const { words = [] } = thingOf(text) ?? {};
  const head = words.length > 1 ? singular(words.at(-1) ?? '') : '';
  const found = [...namesOf(words), ...wholesOf(text)].flatMap(familyOf);
  // "Lego", of Lego Star Wars.
  const begun = words.slice(1).map((_, index) => nounKey(words.slice(0, index + 1)));
  return [
    ...new Set(found.length > 0 ? found : begun.toReversed().flatMap(familyOf)),
    ...(tellingHeads.has(head) ? [head] : []),
  ];
}

const familyOf = (name: string) => familiesOf.get(name) ?? [];

const familiesOf = new Map<string, string[]>();
for (const [search, members] of families) {
  const named = search.split(' OR ').map((name) => name.replaceAll('"', ''));
  for (const member of new Set([...members, ...named])) {
    const key = nounKey(member.split(' '));
    familiesOf.set(key, [...(familiesOf.get(key) ?? []), search]);
  }
}

const sameNames = new Map<string, string[]>();
for (const group of sameThings) {
  const keys = group.map((name) => nounKey(name.split(' ')));
  for (const key of keys) sameNames.set(key, [...(sameNames.get(key) ?? []), ...keys]);
}

const wholesByKind = new Map<string, string[]>();
for (const [whole, parts] of kinds) {
  for (const part of parts) {
    const key = nounKey(part.split(' '));
    wholesByKind.set(key, [...(wholesByKind.get(key) ?? []), whole]);
  }
}
