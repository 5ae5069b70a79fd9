import type { SpanClause } from './clause';

/*
 * Words of titles as they are typed: "iPhone 14 case" is a case, "iPhone 14 with case" a telephone.
 */

export const titleWords = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Words that may stand between. */
const mostBetween = 3;
/** After these, what follows belongs to the thing. */
const including = ['and', 'with', 'inc', 'incl', 'include', 'includes', 'included', 'including'];

/** A title that names the thing and, soon after, one of the others. */
export const extraBehind = (thing: readonly string[], others: readonly string[]): SpanClause => ({
  span_not: {
    include: {
      span_near: {
        clauses: [phraseOf(thing), { span_or: { clauses: others.map(otherOf) } }],
        slop: mostBetween,
        in_order: true,
      },
    },
    exclude: { span_or: { clauses: including.map(termOf) } },
  },
});

/** A title with one of the others right behind the thing. */
export const ownExtra = (head: string, others: readonly string[]): SpanClause =>
  inOrder([anyForm(head), { span_or: { clauses: others.map(otherOf) } }]);

/** A title that says what something is for. */
export const behindFor = (thing: readonly string[]): SpanClause => ({
  span_near: {
    clauses: [{ span_or: { clauses: ['for', 'fit', 'fits'].map(termOf) } }, phraseOf(thing)],
    slop: mostBetween,
    in_order: true,
  },
});

const termOf = (title: string): SpanClause => ({ span_term: { title } });

function phraseOf(words: readonly string[]): SpanClause {
  const [last = '', ...before] = words.toReversed();
  return inOrder([...before.reverse().map(termOf), anyForm(last)]);
}

const otherOf = (other: string): SpanClause => phraseOf(other.split(' '));

const inOrder = (clauses: SpanClause[]): SpanClause => {
  const [only] = clauses;
  return clauses.length === 1 && only ? only : { span_near: { clauses, slop: 0, in_order: true } };
};

const anyForm = (word: string): SpanClause => ({
  span_or: { clauses: ['', 's', 'e', 'es'].map((end) => termOf(word + end)) },
});
