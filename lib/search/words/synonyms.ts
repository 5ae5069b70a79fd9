import { singular } from '@/lib/search/understanding/nouns';
import { kinds } from '@/lib/search/vocabulary/kinds/kinds';
import { sameWords } from '@/lib/search/vocabulary/same-words';
import { forms } from '@/lib/search/vocabulary/same-words/forms';

/** By phrase, its synonyms and kinds. */
export const alternatives = new Map<string, Set<string>>();
for (const group of sameWords) {
  for (const phrase of group) {
    const key = phraseKey(phrase.split(' '));
    const known = alternatives.get(key) ?? new Set<string>();
    for (const other of group) known.add(other);
    alternatives.set(key, known);
  }
}

/** By word, its synonyms only. */
export const sameByKey = new Map([...alternatives].map(([key, names]) => [key, new Set(names)]));
const namesByKey = new Map([...alternatives].map(([key, names]) => [key, [...names]]));
for (const [word, others] of [...kinds, ...Object.entries(forms)]) {
  // Synonyms of a thing have its kinds too.
  for (const name of namesByKey.get(phraseKey(word.split(' '))) ?? [word]) {
    const nameKey = phraseKey(name.split(' '));
    const known = alternatives.get(nameKey) ?? new Set([name]);
    for (const other of others) known.add(other);
    alternatives.set(nameKey, known);
  }
}

/** Single words by which ads are searched for, whether or not a title has them. */
export const synonymWords: readonly string[] = sameWords
  .flat()
  .filter((word) => /^[a-z]{3,}$/.test(word));

/** Synonyms of a thing; with `kinds`, also its kinds. */
export function otherNames(phrase: string, others: 'kinds' | 'same' = 'kinds'): readonly string[] {
  const names = others === 'kinds' ? alternatives : sameByKey;
  return [...(names.get(phraseKey(phrase.split(' '))) ?? [])].filter((name) => name !== phrase);
}

export function phraseKey(words: readonly string[]): string {
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}
