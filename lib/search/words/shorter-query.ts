import { isStopWord } from './stop-words';

/* Shorter queries: PostgreSQL compares each word with each ad, and counts its ads beforehand. */

/**
 * The words in any order and weight, as an index finds them; the query itself if it excludes words.
 * "('a' & 'b' & !'b a') | 'a' | 'c d' | 'c e'" is "('a' | ('c' & ('d' | 'e')))".
 */
export function inAnyOrder(query: string): string {
  const excludes = topLevel(tokensOf(query), '&').some(([first = '']) => first.startsWith('!'));
  return excludes ? query : anyOrderOf(tokensOf(query.replace(/ & !'(?:[^']|'')*'/g, '')));
}

/** More sets of words than this are not compared with each other; no single name has as many. */
const mostWays = 256;

function anyOrderOf(tokens: readonly string[]): string {
  const parts = topLevel(tokens, '&');
  if (parts.length > 1) return parts.map(anyOrderOf).join(' & ');
  const ways = waysOf(tokens);
  if (ways) return shortest(ways) ?? tokens.join(' ');
  const alternatives = topLevel(tokens, '|');
  if (alternatives.length > 1) return `(${alternatives.map(anyOrderOf).join(' | ')})`;
  return tokens[0] === '(' ? `(${anyOrderOf(tokens.slice(1, -1))})` : tokens.join(' ');
}

/** Those of "(a | b)", which may have brackets; a query that is no such list is the only one. */
export function alternativesOf(query: string): string[] {
  const tokens = tokensOf(query);
  const inner =
    topLevel(tokens, '&').length === 1 && tokens[0] === '(' ? tokens.slice(1, -1) : tokens;
  return topLevel(inner, '|').map((part) => part.join(' '));
}

/**
 * Drops phrases of which one word is enough ("cleaning lady" by "cleaning"), that have all words of
 * `own` (but for sizes), or that differ by stop words ("table with 4", "table and 4").
 */
export function withoutImplied(names: readonly string[], own: readonly string[] = []): string[] {
  const single = new Set(names.filter((name) => !name.includes(' ') && !isStopWord(name)));
  const isOwn = (words: readonly string[]) =>
    own.length > 1 &&
    own.every((word) => words.includes(word) && /^[a-z]{2,}$/.test(word)) &&
    !own.every(isStopWord);
  const needed = names.filter((name) => {
    const words = name.split(' ');
    return words.length === 1 || !(words.some((word) => single.has(word)) || isOwn(words));
  });
  const told = (name: string) =>
    name
      .split(' ')
      .map((word) => (isStopWord(word) ? '' : word))
      .join(' ');
  return [...new Map(needed.toReversed().map((name) => [told(name), name])).values()].toReversed();
}

const tokensOf = (query: string): string[] =>
  query.match(/!?'(?:[^']|'')*'(?::\*?[A-D]*)?|<2>|[()&|]/g) ?? [];

function topLevel(tokens: readonly string[], sign: '&' | '|'): string[][] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token === sign) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Sets of words, of which an ad needs all words of one. Null if there are more than `mostWays`. */
function waysOf(tokens: readonly string[]): string[][] | null {
  const alternatives = topLevel(tokens, '|');
  if (alternatives.length > 1) {
    const ways = allOrNone(alternatives.map(waysOf))?.flat();
    return ways && ways.length <= mostWays ? ways : null;
  }
  const both = topLevel(
    tokens.map((token) => (token === '<2>' ? '&' : token)),
    '&',
  );
  if (both.length > 1) {
    const ofEach = allOrNone(both.map(waysOf));
    const count = ofEach?.reduce((product, { length }) => product * length, 1) ?? Infinity;
    if (!ofEach || count > mostWays) return null;
    return ofEach.reduce((ways, more) =>
      ways.flatMap((way) => more.map((other) => [...way, ...other])),
    );
  }
  if (tokens[0] === '(') return waysOf(tokens.slice(1, -1));
  const [, phrase, isStart] = /^'(.*)'(?::(\*)?.*)?$/.exec(tokens[0] ?? '') ?? [];
  if (phrase === undefined || isStart) return [[...tokens]];
  const words = phrase.split(/\s+|-(?=\p{L})/u).filter((word) => word !== '' && !isStopWord(word));
  return [words.map((word) => `'${word}'`)];
}

const allOrNone = (ways: (string[][] | null)[]): string[][][] | null =>
  ways.every((way) => way !== null) ? ways : null;

/** Drops ways that need more words than another one, and shares words. Null without words. */
function shortest(ways: readonly (readonly string[])[]): string | null {
  const sets = distinct(ways).filter(({ length }) => length > 0);
  const needed = sets.filter(
    (set) => !sets.some((other) => other !== set && other.every((word) => set.includes(word))),
  );
  if (needed.length === 0) return null;
  const shared = mostFrequent(needed.flat());
  const having = needed.filter((set) => set.includes(shared));
  if (having.length === 1) return anyOf(needed.map(allOf));
  const rest = shortest(having.map((set) => set.filter((word) => word !== shared)));
  const others = shortest(needed.filter((set) => !set.includes(shared)));
  const both = rest === null ? shared : `(${shared} & ${rest})`;
  return anyOf([both, ...(others === null ? [] : alternativesOf(others))]);
}

const allOf = (words: readonly string[]) =>
  words.length > 1 ? `(${words.join(' & ')})` : (words[0] ?? '');

const anyOf = (parts: readonly string[]) =>
  parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? '');

const distinct = (ways: readonly (readonly string[])[]) => [
  ...new Map(
    ways.map((words) => [...new Set(words)]).map((set) => [[...set].sort().join(), set]),
  ).values(),
];

function mostFrequent(words: readonly string[]): string {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}
