import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { plainError } from '@/lib/catalogue/plain-error';
import { bodies } from '@/lib/openapi/bodies';

/* Every error of a body has one of the site's own messages. */

const now = new Date('2026-11-20T12:00:00Z');
const wrong: readonly unknown[] = [
  null,
  17,
  -1,
  1e300,
  '',
  'x'.repeat(100_000),
  true,
  [],
  [{}],
  {},
];

const ofDevelopers =
  /expected|received|undefined|invalid (?:input|option|string|key|union)|too (?:small|big)|\bNaN\b|must match|unrecognized|zod|>=|<=/i;

const schemaOf = (schema: z.ZodType | ((at: Date) => z.ZodType)) =>
  typeof schema === 'function' ? schema(now) : schema;

function sentences(schema: z.ZodType, body: unknown): string[] {
  const { error } = schema.safeParse(body, { error: plainError });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe.each(Object.entries(bodies))('%s', (_, { schema, example }) => {
  const parser = schemaOf(schema as z.ZodType);
  const complete: Record<string, unknown> = example;

  test('describes what is missing or wrong in plain English', () => {
    const tried: unknown[] = [
      ...wrong,
      ...Object.keys(complete).flatMap((name) => {
        const { [name]: _missing, ...rest } = complete;
        return [rest, ...wrong.map((value) => ({ ...complete, [name]: value }))];
      }),
    ];
    const said = new Set(tried.flatMap((body) => sentences(parser, body)));
    expect([...said].filter((sentence) => ofDevelopers.test(sentence))).toEqual([]);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z‘“'].*[.?!]?$/s);
  });
});
