import { LRUCache } from 'lru-cache';

/** Made once: the same lists of accessories come with most searches. */
const patterns = new LRUCache<string, string>({ max: 1_000 });

/** The next letters of words; the empty key ends a word. */
type Letters = Map<string, Letters>;

/**
 * A group that matches any of these words, sharing their beginnings: "b(?:ag|ox)". PostgreSQL follows all
 * branches of a pattern at once, so that fewer make it two to three times as fast. Plain words only.
 */
export function wordPattern(words: readonly string[]): string {
  const key = words.join(' ');
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = patternOf(words);
  patterns.set(key, pattern);
  return pattern;
}

function patternOf(words: readonly string[]): string {
  const all: Letters = new Map();
  for (const word of words) {
    let letters = all;
    for (const letter of [...word, '']) {
      const next = letters.get(letter) ?? new Map();
      letters.set(letter, next);
      letters = next;
    }
  }
  return `(?:${branches(all)})`;
}

function branches(letters: Letters): string {
  const more = Array.from(letters, ([letter, next]) =>
    letter === '' ? '' : letter + (next.size > 1 ? `(?:${branches(next)})` : branches(next)),
  );
  return more.join('|');
}
