import type { Clause, SpanClause, Value } from '@/lib/search/open-search/clause';
import type { ScoreFunction } from '@/lib/search/open-search/score-functions';

/* The parts of OpenSearch's query language that the site uses. */

export type Source = Record<string, unknown>;

export function valuesOf(source: Source, field: string): Value[] {
  const found = field
    .split('.')
    .reduce<unknown>((at, name) => (at as Source | undefined)?.[name], source);
  return found === undefined || found === null ? [] : ([found].flat() as Value[]);
}

const onlyEntry = <T>(record: Record<string, T>): [string, T] => {
  const [entry] = Object.entries(record);
  if (!entry) throw new Error('A clause without a field.');
  return entry;
};

type Tokens = { inOrder: string[]; known: ReadonlySet<Value> };

const tokensBySource = new WeakMap<Source, Tokens>();
const titlesBySource = new WeakMap<Source, Tokens>();

/** The tokens of a field, in order. Dropped ones leave a gap. */
function tokensOf(source: Source, field: string): Tokens {
  const kept = field === 'title' ? titlesBySource : tokensBySource;
  const read = kept.get(source);
  if (read) return read;
  const inOrder = String(source[field] ?? '').split(' ');
  const tokens = { inOrder, known: new Set<Value>(inOrder) };
  kept.set(source, tokens);
  return tokens;
}

export function matches(clause: Clause, source: Source): boolean {
  if ('term' in clause) {
    const [field, value] = onlyEntry(clause.term);
    return valuesOf(source, field).includes(value);
  }
  if ('terms' in clause) {
    const [field, values] = onlyEntry(clause.terms);
    const own =
      field === 'words' ? tokensOf(source, field).known : new Set(valuesOf(source, field));
    return values.some((value) => own.has(value));
  }
  if ('regexp' in clause) {
    const [field, pattern] = onlyEntry(clause.regexp);
    const whole = new RegExp(`^(?:${pattern})$`, 'u');
    return tokensOf(source, field).inOrder.some((token) => whole.test(token));
  }
  if ('range' in clause) {
    const [field, { gt, gte, lte }] = onlyEntry(clause.range);
    return valuesOf(source, field).some(
      (own) =>
        (gt === undefined || Number(own) > gt) &&
        (gte === undefined || Number(own) >= gte) &&
        (lte === undefined || Number(own) <= lte),
    );
  }
  if ('exists' in clause) return valuesOf(source, clause.exists.field).length > 0;
  if ('match_none' in clause) return false;
  if ('bool' in clause) {
    const { filter = [], must_not = [], should = [], minimum_should_match = 0 } = clause.bool;
    return (
      filter.every((one) => matches(one, source)) &&
      !must_not.some((one) => matches(one, source)) &&
      should.filter((one) => matches(one, source)).length >= minimum_should_match
    );
  }
  return hasTerms(clause, source) && spansOf(clause, source).length > 0;
}

/** Cheap to check, and false for nearly every document. */
function hasTerms(clause: SpanClause, source: Source): boolean {
  if ('span_term' in clause) {
    const [field, term] = onlyEntry<string>(clause.span_term);
    return tokensOf(source, field).known.has(term);
  }
  if ('span_not' in clause) return hasTerms(clause.span_not.include, source);
  return 'span_or' in clause
    ? clause.span_or.clauses.some((one) => hasTerms(one, source))
    : clause.span_near.clauses.every((one) => hasTerms(one, source));
}

type Span = { start: number; end: number };

function spansOf(clause: SpanClause, source: Source): Span[] {
  if ('span_term' in clause) {
    const [field, term] = onlyEntry<string>(clause.span_term);
    return tokensOf(source, field).inOrder.flatMap((token, at) =>
      token === term ? [{ start: at, end: at + 1 }] : [],
    );
  }
  if ('span_not' in clause) {
    const without = spansOf(clause.span_not.exclude, source);
    return spansOf(clause.span_not.include, source).filter(({ start, end }) =>
      without.every((other) => other.end <= start || other.start >= end),
    );
  }
  if ('span_or' in clause) {
    const possible = clause.span_or.clauses.filter((one) => hasTerms(one, source));
    return possible.flatMap((one) => spansOf(one, source));
  }
  const { clauses, slop } = clause.span_near;
  const [first = [], ...others] = clauses.map((one) => spansOf(one, source));
  let found = first.map((span) => ({ ...span, gaps: 0 }));
  for (const next of others) {
    found = found.flatMap(({ start, end, gaps }) =>
      next
        .filter((span) => span.start >= end && gaps + span.start - end <= slop)
        .map((span) => ({ start, end: span.end, gaps: gaps + span.start - end })),
    );
  }
  return found;
}

/** The engine's scores have 32 bits. */
export const scoreBy = (functions: readonly ScoreFunction[], source: Source): number =>
  Math.fround(functions.reduce((sum, one) => sum + pointsOf(one, source), 0));

const dayLength = 86_400_000;

function pointsOf(one: ScoreFunction, source: Source): number {
  if (one.filter && !matches(one.filter, source)) return 0;
  if (!('exp' in one)) return one.weight;
  const [field, { origin, scale, decay }] = onlyEntry(one.exp);
  const away = Math.abs(Number(valuesOf(source, field)[0]) - Number(origin));
  return one.weight * decay ** (away / (Number.parseInt(scale, 10) * dayLength));
}
