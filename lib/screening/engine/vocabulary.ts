/** The words of all patterns, for finding them in text that hides them. */
export type Vocabulary = {
  words: ReadonlySet<string>;
  /** Words that are sought inside longer ones, split by spaces, and with letters masked. */
  strong: ReadonlySet<string>;
  squeezed: ReadonlyMap<string, string>;
  /** What words and strong words begin with: a search along letters stops where none does. */
  prefixes: ReadonlySet<string>;
  strongPrefixes: ReadonlySet<string>;
};

export const stem = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Runs of a letter become one. */
export const squeeze = (word: string) => word.replace(/(.)\1+/g, '$1');

export function vocabularyOf(words: Iterable<string>, strong: Iterable<string>): Vocabulary {
  const stems = new Set([...strong].map(stem));
  const all = new Set([...words].map(stem));
  return {
    words: all,
    prefixes: prefixesOf(all),
    strongPrefixes: prefixesOf(stems),
    strong: stems,
    squeezed: new Map(
      [...stems].filter((word) => word.length >= 5).map((word) => [squeeze(word), word]),
    ),
  };
}

/** With a final "s", as a plural is sought before it becomes its stem. */
function prefixesOf(words: Iterable<string>): Set<string> {
  const prefixes = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= word.length; length++) prefixes.add(word.slice(0, length));
    prefixes.add(`${word}s`);
  }
  return prefixes;
}
