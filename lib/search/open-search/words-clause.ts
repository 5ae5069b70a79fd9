import { all, any, type Clause, isOneOf, matches, not, nothing, type SpanClause } from './clause';

/*
 * PostgreSQL's tsquery ('sofa':AB) as a query on the field "words" (sofa/A). Only PostgreSQL
 * splits, stems and drops words, so that both engines find the same ads.
 */

type Node =
  | { kind: 'word'; tokens: string[] }
  | { kind: 'start'; pattern: string }
  | { kind: 'and' | 'or'; of: Node[] }
  | { kind: 'not'; of: Node }
  /** `apart`: the distance of each word from the previous one. */
  | { kind: 'phrase'; of: Node[]; apart: number[] };

const allWeights = ['A', 'B', 'C', 'D'];

export const tokenOf = (lexeme: string, weight: string) =>
  `${lexeme.replaceAll(/\s/g, '_')}/${weight}`;

export function wordsClause(tsquery: string): Clause {
  if (tsquery === '') return nothing;
  const parts = [
    ...tsquery.matchAll(/'((?:[^'\\]|''|\\\\)*)'(?::(\*?[A-D]*))?|<->|<(\d+)>|[&|!()]|(\S)/g),
  ];
  let at = 0;
  const next = () => parts[at]?.[0];
  const chain = (kind: 'and' | 'or', sign: string, read: () => Node): Node => {
    const of = [read()];
    while (next() === sign) {
      at += 1;
      of.push(read());
    }
    const [only] = of;
    return of.length === 1 && only ? only : { kind, of };
  };
  const either = (): Node => chain('or', '|', both);
  const both = (): Node => chain('and', '&', phrase);
  const phrase = (): Node => {
    const of = [one()];
    const apart: number[] = [];
    for (let sign = next(); sign?.startsWith('<'); sign = next()) {
      apart.push(Number(parts[at]?.[3] ?? 1));
      at += 1;
      of.push(one());
    }
    const [only] = of;
    return of.length === 1 && only ? only : { kind: 'phrase', of, apart };
  };
  const one = (): Node => {
    const part = parts[at];
    at += 1;
    if (part?.[0] === '!') return { kind: 'not', of: one() };
    if (part?.[0] === '(') {
      const inner = either();
      at += 1;
      return inner;
    }
    if (part?.[1] === undefined) throw new Error(`Unknown tsquery: ${tsquery}`);
    const lexeme = part[1].replaceAll("''", "'").replaceAll('\\\\', '\\');
    const given = [...(part[2] ?? '')].filter((flag) => flag !== '*');
    const weights = given.length > 0 ? given : allWeights;
    if (part[2]?.startsWith('*')) return { kind: 'start', pattern: startOf(lexeme, weights) };
    return { kind: 'word', tokens: weights.map((weight) => tokenOf(lexeme, weight)) };
  };
  const read = either();
  if (at < parts.length) throw new Error(`Unknown tsquery: ${tsquery}`);
  return toClause(read);
}

const startOf = (lexeme: string, weights: readonly string[]) =>
  `${lexeme.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}[^/]*/[${weights.join('')}]`;

function toClause(node: Node): Clause {
  switch (node.kind) {
    case 'word':
      return isOneOf('words', node.tokens);
    case 'start':
      return matches('words', node.pattern);
    case 'and':
      return all(node.of.map(toClause));
    case 'not':
      return not(toClause(node.of));
    case 'phrase':
      return toSpan(node);
    case 'or': {
      const tokens = node.of.flatMap((one) => (one.kind === 'word' ? one.tokens : []));
      const others = node.of.filter(({ kind }) => kind !== 'word').map(toClause);
      const words = tokens.length > 0 ? [isOneOf('words', tokens)] : [];
      const [only, ...more] = [...words, ...others];
      return only && more.length === 0 ? only : any([...words, ...others]);
    }
  }
}

function toSpan(node: Node): SpanClause {
  switch (node.kind) {
    case 'word': {
      const terms = node.tokens.map((words) => ({ span_term: { words } }));
      const [only] = terms;
      return terms.length === 1 && only ? only : { span_or: { clauses: terms } };
    }
    case 'or':
      return { span_or: { clauses: node.of.map(toSpan) } };
    case 'phrase': {
      // Between words that PostgreSQL drops, as in "bed in a bag", there may be fewer words.
      const slop = node.apart.reduce((sum, apart) => sum + apart - 1, 0);
      return { span_near: { clauses: node.of.map(toSpan), slop, in_order: true } };
    }
    default:
      throw new Error(`A phrase of "${node.kind}" is unknown.`);
  }
}
