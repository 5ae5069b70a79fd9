/* What somebody may be content with when no ad has all of their words. */

/** Of longer texts only the first words are tried: each way is a question to the database. */
const mostWords = 5;
/** "a", "2": alone and beside others they say little. */
const shortestWord = 2;
const smallWords = new Set(
  'an and are as at by for from has in is it my near of on or that the this to with'.split(' '),
);

/**
 * `text` with ever fewer of its words, down to `least` of them. What is named last is mostly the
 * thing itself ("red leather sofa"), so of two ways the one that keeps it comes first. Empty where
 * quotes or a minus say that the words are meant as they are.
 */
export function fewerWords(text: string, least: number): string[] {
  const typed = text.split(/\s+/);
  if (text.includes('"') || typed.some((word) => word.startsWith('-') || word === 'OR')) return [];
  const words = typed.filter(saysSomething).slice(0, mostWords);
  const withoutOne = words.map((_, index) => words.toSpliced(index, 1));
  const pairs = words.map((_, index) => words.slice(index, index + 2)).reverse();
  const single = words.map((word) => [word]).reverse();
  const ways = [words, ...withoutOne, ...pairs, ...single]
    .filter(({ length }) => length >= least)
    .map((way) => way.join(' '));
  return [...new Set(ways)].filter((way) => way && way !== text);
}

const saysSomething = (word: string) =>
  word.length >= shortestWord && !smallWords.has(word.toLowerCase());
