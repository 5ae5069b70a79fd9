import * as z from 'zod';

/* By the reference of OpenSearch 2 and 3. Any other request fails the test that sent it. */

const value = z.union([z.string(), z.number(), z.boolean()]);
const one = <T extends z.ZodType>(of: T) =>
  z.record(z.string(), of).refine((record) => Object.keys(record).length === 1, 'one field');

const spanTerm = z.strictObject({ span_term: one(z.string()) });
const span: z.ZodType = z.lazy(() =>
  z.union([
    spanTerm,
    z.strictObject({ span_not: z.strictObject({ include: span, exclude: span }) }),
    z.strictObject({ span_or: z.strictObject({ clauses: z.array(span).min(1) }) }),
    z.strictObject({
      span_near: z.strictObject({
        clauses: z.array(span).min(2),
        slop: z.number().int().min(0),
        in_order: z.boolean(),
      }),
    }),
  ]),
);

const clause: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ term: one(value) }),
    z.strictObject({ terms: one(z.array(value).max(65_536)) }),
    z.strictObject({ regexp: one(z.string()) }),
    z.strictObject({
      range: one(
        z.strictObject({
          gt: z.number().optional(),
          gte: z.number().optional(),
          lte: z.number().optional(),
        }),
      ),
    }),
    z.strictObject({ exists: z.strictObject({ field: z.string() }) }),
    z.strictObject({ match_none: z.strictObject({}) }),
    z.strictObject({
      bool: z.strictObject({
        filter: z.array(clause).optional(),
        must_not: z.array(clause).optional(),
        should: z.array(clause).optional(),
        minimum_should_match: z.number().int().optional(),
      }),
    }),
    span,
  ]),
);

const decay = z.strictObject({
  origin: z.string(),
  scale: z.string().regex(/^\d+d$/),
  decay: z.number().gt(0).lt(1),
});

const scored = z.strictObject({
  function_score: z.strictObject({
    query: clause,
    functions: z.array(
      z.strictObject({
        // The engine refuses negative scores.
        weight: z.number().min(0),
        filter: clause.optional(),
        exp: one(decay).optional(),
      }),
    ),
    score_mode: z.literal('sum'),
    boost_mode: z.literal('replace'),
  }),
});

const aggregation = z.union([
  z.strictObject({
    terms: z.strictObject({
      field: z.string(),
      size: z.number().int().min(1).max(65_535),
      include: z.string().max(1000).optional(),
    }),
  }),
  z.strictObject({ min: z.strictObject({ field: z.string() }) }),
  z.strictObject({ max: z.strictObject({ field: z.string() }) }),
]);

export const searchHead = z.strictObject({ index: z.string() });

export const searchBody = z.strictObject({
  query: z.union([scored, clause]),
  size: z.number().int().min(0).max(10_000),
  sort: z.array(one(z.enum(['asc', 'desc']))).optional(),
  search_after: z.array(value).optional(),
  // Names may not contain brackets or slashes.
  aggs: z.record(z.string().regex(/^[^[\]>]+$/), aggregation).optional(),
  track_total_hits: z.union([z.number().int(), z.boolean()]),
  terminate_after: z.number().int().min(1).optional(),
  _source: z.literal(false),
  timeout: z.string().regex(/^\d+ms$/),
});

const about = z.strictObject({
  _id: z.string().min(1).max(512),
  version: z.number().int().min(1),
  version_type: z.literal('external'),
});

export const bulkAction = z.union([
  z.strictObject({ index: about }),
  z.strictObject({ delete: about }),
]);

export const aliasActions = z.strictObject({
  actions: z.array(
    z.union([
      z.strictObject({ add: z.strictObject({ index: z.string(), alias: z.string() }) }),
      z.strictObject({ remove: z.strictObject({ index: z.string(), alias: z.string() }) }),
    ]),
  ),
});

const property = z.union([
  z.strictObject({ type: z.enum(['keyword', 'boolean', 'integer', 'long']) }),
  z.strictObject({ type: z.literal('date'), format: z.literal('epoch_millis') }),
  z.strictObject({ type: z.literal('text'), analyzer: z.string(), norms: z.boolean() }),
  z.strictObject({ type: z.literal('object'), dynamic: z.literal(true) }),
]);

export const indexBody = z.strictObject({
  settings: z.strictObject({
    number_of_shards: z.number().int(),
    auto_expand_replicas: z.string(),
    analysis: z.strictObject({
      filter: z.record(
        z.string(),
        z.strictObject({ type: z.literal('stop'), stopwords: z.array(z.string()) }),
      ),
      analyzer: z.record(
        z.string(),
        z.strictObject({
          type: z.literal('custom'),
          tokenizer: z.literal('whitespace'),
          filter: z.array(z.string()),
        }),
      ),
    }),
  }),
  mappings: z.strictObject({
    dynamic: z.literal('strict'),
    dynamic_templates: z.array(
      one(
        z.strictObject({
          path_match: z.string(),
          mapping: z.strictObject({ type: z.literal('double') }),
        }),
      ),
    ),
    properties: z.record(z.string(), property),
  }),
});

export type IndexBody = z.infer<typeof indexBody>;
export type SearchBody = z.infer<typeof searchBody>;
