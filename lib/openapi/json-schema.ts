import * as z from 'zod';
import type { JsonSchema } from '@/lib/catalogue/form-kinds/field-json-schema';

export type { JsonSchema };

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** `input` describes requests, `output` replies. Named nested schemas become references. */
export function toComponents(
  named: Record<string, z.ZodType>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...options, io, uri: refTo });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

export const inputSchema = (schema: z.core.$ZodType): JsonSchema =>
  bare(z.toJSONSchema(schema, { ...options, io: 'input' }));

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  // Transformed text is described by the checks after the transformation.
  if (
    def.type === 'pipe' &&
    jsonSchema.type === 'string' &&
    def.out._zod.def.type !== 'transform'
  ) {
    Object.assign(jsonSchema, inputSchema(def.out));
  }
  // Omits alternatives that JSON cannot express.
  if (jsonSchema.anyOf) {
    const [only, ...others] = jsonSchema.anyOf.filter((one) => Object.keys(one).length > 0);
    if (only && others.length === 0) {
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, only);
    }
  }
  // `format` is enough; the pattern is long.
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Unknown keys are dropped from bodies and may appear in replies.
  if (def.type === 'object') delete jsonSchema.additionalProperties;
};

const options = { override, unrepresentable: 'any' } as const;

const bare = ({ $schema, $id, ...schema }: z.core.JSONSchema.JSONSchema): JsonSchema => schema;
