import type { Resolver } from 'react-hook-form';
import type * as z from 'zod';

type Schemas = typeof import('@/lib/accounts/schema');

export type SchemaName = {
  [Name in keyof Schemas]: Schemas[Name] extends z.ZodType<unknown, object> ? Name : never;
}[keyof Schemas];

export type Input<Name extends SchemaName> = z.input<Schemas[Name]>;
export type Output<Name extends SchemaName> = z.output<Schemas[Name]>;

/** Schemas are as large as the page, so they load on first use. */
export async function loadChecks() {
  const [{ zodResolver }, schemas] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/accounts/schema'),
  ]);
  return { zodResolver, schemas };
}

/** If the schema cannot be loaded, only the server validates. */
export function laterResolver<Name extends SchemaName>(
  name: Name,
): Resolver<Input<Name>, unknown, Output<Name>> {
  return async (values, context, options) => {
    const checks = await loadChecks().catch(() => undefined);
    if (!checks) return { values: values as Output<Name>, errors: {} };
    const schema: z.ZodType = checks.schemas[name];
    const resolve = checks.zodResolver(schema as z.ZodType<Output<Name>, Input<Name>>);
    return resolve(values, context, options);
  };
}
