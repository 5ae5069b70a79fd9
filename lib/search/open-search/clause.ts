/* The part of OpenSearch's query language that searches use (see tests/builders/open-search). */

export type Value = string | number | boolean;

export type SpanClause =
  | { span_term: { words: string } | { title: string } }
  | { span_not: { include: SpanClause; exclude: SpanClause } }
  | { span_or: { clauses: SpanClause[] } }
  | { span_near: { clauses: SpanClause[]; slop: number; in_order: true } };

export type Clause =
  | { term: Record<string, Value> }
  | { terms: Record<string, readonly Value[]> }
  | { regexp: Record<string, string> }
  | { range: Record<string, { gt?: number; gte?: number; lte?: number }> }
  | { exists: { field: string } }
  | { match_none: Record<string, never> }
  | {
      bool: {
        filter?: Clause[];
        must_not?: Clause[];
        should?: Clause[];
        minimum_should_match?: 1;
      };
    }
  | SpanClause;

export const is = (field: string, value: Value): Clause => ({ term: { [field]: value } });

export const isOneOf = (field: string, values: readonly Value[]): Clause => ({
  terms: { [field]: values },
});

/** Terms that match the whole of a regular expression of Lucene's. */
export const matches = (field: string, pattern: string): Clause => ({
  regexp: { [field]: pattern },
});

export const all = (filter: Clause[]): Clause => ({ bool: { filter } });

export const any = (should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });

export const not = (clause: Clause): Clause => ({ bool: { must_not: [clause] } });

export const nothing: Clause = { match_none: {} };
