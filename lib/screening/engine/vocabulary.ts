export type Vocabulary = {
  words: ReadonlySet<string>;
  /** Also searched for inside longer words, split by spaces, and with masked letters. */
  strong: ReadonlySet<string>;
  squeezed: ReadonlyMap<string, string>;
  /** Strong words with two neighbouring letters swapped or a letter missing. */
  misspelt: ReadonlyMap<string, string>;
  /** Prefixes of words and strong words: a search along letters stops where none continues. */
  prefixes: ReadonlySet<string>;
  strongPrefixes: ReadonlySet<string>;
};

export const stem = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

export const squeeze = (word: string) => word.replace(/(.)\1+/g, '$1');

export function vocabularyOf(words: Iterable<string>, strong: Iterable<string>): Vocabulary {
  const stems = new Set([...strong].map(stem));
  const all = new Set([...words].map(stem));
  return {
    words: all,
    prefixes: prefixesOf(all),
    strongPrefixes: prefixesOf(stems),
    strong: stems,
    misspelt: misspellingsOf(stems),
    squeezed: new Map(
      [...stems].filter((word) => word.length >= 5).map((word) => [squeeze(word), word]),
    ),
  };
}

/** Not the first letter, and of long words only: others would be ordinary words. */
function misspellingsOf(words: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    if (word.length < 7) continue;
    for (let at = 1; at < word.length - 1; at++) {
      const before = word.slice(0, at);
      found.set(before + word.slice(at + 1), word);
      found.set(before + word[at + 1] + word[at] + word.slice(at + 2), word);
    }
  }
  return found;
}

/** With a final "s", since a plural is searched for before it becomes its stem. */
function prefixesOf(words: Iterable<string>): Set<string> {
  const prefixes = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= word.length; length++) prefixes.add(word.slice(0, length));
    prefixes.add(`${word}s`);
  }
  return prefixes;
}
