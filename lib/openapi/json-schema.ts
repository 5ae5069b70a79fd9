import * as z from 'zod';
import type { JsonSchema } from '@/lib/catalogue/field-json-schema';

export type { JsonSchema };

export const refTo = (name: string) => `#/components/schemas/${name}`;

/**
 * Named zod schemas as components: `input` describes what may be sent, `output` what comes back.
 * A schema used within another becomes a reference.
 */
export function toComponents(
  named: Record<string, z.ZodType>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...options, io, uri: refTo });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** One zod schema as a body takes it. */
export const inputSchema = (schema: z.core.$ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...options, io: 'input' }));

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  // Text that is cleaned first is described by the checks that come after.
  if (
    def.type === 'pipe' &&
    jsonSchema.type === 'string' &&
    def.out._zod.def.type !== 'transform'
  ) {
    Object.assign(jsonSchema, inputSchema(def.out));
  }
  // The format says it all; the pattern fills a screen.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Replies may gain keys, and bodies may have any: unknown ones are dropped.
  if (def.type === 'object') delete jsonSchema.additionalProperties;
};

const options = { override, unrepresentable: 'any' } as const;

const bare = ({ $schema, $id, ...schema }: z.core.JSONSchema.JSONSchema): JsonSchema => schema;
