import { categoryBySlug } from '@/lib/catalogue/categories';
import { shownChanges } from '@/lib/catalogue/shown-catalogue';
import { readPlace } from './places/read-place';
import { type Sentence, type Span, sentenceOf, take, textWithout } from './sentence';

/* An owner's names of categories match only as a whole at the start: they may be any words. */

export type ShownNameRead = Span & { slug: string };

export function readShownName(sentence: Sentence): ShownNameRead | null {
  for (const { slug, name } of renamed()) {
    const length = patternOf(name).exec(sentence.open)?.[0].length;
    if (length === undefined) continue;
    const span = { start: 0, end: length };
    if (endsName.test(sentence.open.slice(length)) || isPlace(take(sentence, span), span)) {
      return { ...span, slug };
    }
  }
  return null;
}

const renamed = () =>
  Object.entries(shownChanges().names)
    .filter(([slug]) => !categoryBySlug(slug)?.isAdult)
    .map(([slug, name]) => ({ slug, name }))
    .toSorted((a, b) => b.name.length - a.name.length);

const endsName = /^\s*(?:$|,|(?:in|near|around|at|within|for|from|with|without|under|over|up)\b)/;

function isPlace(sentence: Sentence, name: Span): boolean {
  const place = readPlace(sentence, () => true);
  return place !== null && textWithout(sentence.typed, [name, place]) === null;
}

const patternOf = (name: string) =>
  new RegExp(
    `^\\s*${sentenceOf(name)
      .open.split(/\s+/)
      .map((word) => (word === '&' ? '(?:&|and)' : escaped(word)))
      .join('\\s+')}(?![a-z0-9])`,
  );

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
