import type { Names } from '@/lib/search/matching/look-alikes/title-names';
import type { Clause, SpanClause } from './clause';
import { gap } from './gap';

/* Titles as typed: "iPhone 14 case" is a case, "iPhone 14 with case" a phone. */

/** Clauses do not match across a comma; after the last one there may be the name of a device. */
export function titleWords(title: string): string {
  const parts = title
    .toLowerCase()
    .split(/[,;:()]/)
    .map((part) => part.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean));
  const last = title.includes(',') ? [[lastPart(parts.at(-1) ?? [])]] : [];
  return [...parts.filter(({ length }) => length > 0), ...last]
    .map((part) => part.join(' '))
    .join(` ${gaps} `);
}

const lastPart = (words: readonly string[]) => `,${words.join('')}`;

const mostBetween = 3;
/** The distance at a comma. */
const gapWidth = mostBetween + 2;
const gaps = Array.from({ length: gapWidth }, () => gap).join(' ');

const mostTitleWords = 50;

/** After these words, the rest of the title is included with the thing. */
const including = [
  'and',
  'with',
  'in',
  'on',
  'inc',
  'incl',
  'include',
  'includes',
  'included',
  'including',
];

export const accessoryBehind = (names: Names, others: readonly string[]): SpanClause => ({
  span_not: {
    include: {
      span_near: {
        clauses: [namesInTitle(names), { span_or: { clauses: others.map(otherOf) } }],
        slop: mostBetween,
        in_order: true,
      },
    },
    exclude: { span_or: { clauses: including.map(termOf) } },
  },
});

export const ownAccessory = (head: string, others: readonly string[]): SpanClause =>
  inOrder([anyForm(head), { span_or: { clauses: others.map(otherOf) } }]);

/** A title that says what something is for, except "for sale"; one comma may be in between. */
export const behindFor = (names: Names): SpanClause => ({
  span_not: {
    include: {
      span_near: {
        clauses: [
          { span_or: { clauses: ['for', 'fit', 'fits'].map(termOf) } },
          namesInTitle(names),
        ],
        slop: mostBetween + gapWidth,
        in_order: true,
      },
    },
    exclude: phraseOf(['for', 'sale']),
  },
});

/** Starts with one of the others and has the thing after a comma: "lance, Karcher K4". */
export const beginsWithAccessory = (names: Names, others: readonly string[]): Clause => {
  const other: SpanClause = { span_or: { clauses: others.map(otherOf) } };
  const before: SpanClause = {
    span_or: { clauses: [termOf(gap), namesInTitle(names), ...including.map(termOf)] },
  };
  const named: SpanClause = {
    span_near: {
      clauses: [inOrder([other, termOf(gap)]), namesInTitle(names)],
      slop: mostBetween + gapWidth - 1,
      in_order: true,
    },
  };
  return {
    bool: {
      filter: [named],
      must_not: [{ span_near: { clauses: [before, other], slop: mostTitleWords, in_order: true } }],
    },
  };
};

/** A title that ends with the name alone: "Spider-Man 2, PS5". */
export const behindComma = (names: Names): SpanClause => ({
  span_or: { clauses: names.map((name) => termOf(lastPart(name))) },
});

export const isTitledSo = (words: readonly string[]): SpanClause => inOrder(words.map(termOf));

const termOf = (title: string): SpanClause => ({ span_term: { title } });

function phraseOf(words: readonly string[]): SpanClause {
  const [last = '', ...before] = words.toReversed();
  return inOrder([...before.reverse().map(termOf), anyForm(last)]);
}

export const namesInTitle = (names: Names): SpanClause => ({
  span_or: {
    clauses: names.flatMap((name) => [
      phraseOf(name),
      ...(name.length > 1 ? [anyForm(name.join(''))] : []),
    ]),
  },
});

const otherOf = (other: string): SpanClause => phraseOf(other.split(' '));

const inOrder = (clauses: SpanClause[]): SpanClause => {
  const [only] = clauses;
  return clauses.length === 1 && only ? only : { span_near: { clauses, slop: 0, in_order: true } };
};

const anyForm = (word: string): SpanClause => ({
  span_or: {
    clauses: [word, ...['s', 'e', 'es'].map((end) => word + end), word.replace(/y$/, 'ies')].map(
      termOf,
    ),
  },
});
