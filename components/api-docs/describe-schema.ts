/* Supports only the JSON Schema keywords of our API's description. */

export type Schema = {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  'x-unit'?: string;
  'x-keys-from'?: string;
};

export type TypePart = { text: string; schema?: string };

export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** "string", "Location[]", "integer | null". */
export function typeOf(schema: Schema): TypePart[] {
  if (schema.$ref) return [{ text: nameOf(schema.$ref), schema: nameOf(schema.$ref) }];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((choice, index) => [...or(index), ...typeOf(choice)]);
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  if (schema.type === 'array') return [...typeOf(schema.items ?? {}), { text: '[]' }];
  const types = [schema.type ?? 'any'].flat().join(' | ');
  return [{ text: schema.format ? `${types} (${schema.format})` : types }];
}

const or = (index: number): TypePart[] => (index > 0 ? [{ text: ' | ' }] : []);

export type Row = { name: string; type: TypePart[]; isRequired: boolean; notes: string[] };

/** Nested properties get dotted names. */
export function rowsOf(schema: Schema, prefix = '', skip: ReadonlySet<string> = new Set()): Row[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !skip.has(name))
    .flatMap(([name, property]) => [
      {
        name: prefix + name,
        type: typeOf(property),
        isRequired: schema.required?.includes(name) ?? false,
        notes: notesOn(property, name),
      },
      ...innerRows(property, prefix + name),
    ]);
}

/** Rates share one row, since they differ only in their keys. */
function innerRows(schema: Schema, name: string): Row[] {
  if (schema.items) return innerRows(schema.items, `${name}[]`);
  if (schema.minProperties) return [];
  const inner = schema.properties ? schema : schema.anyOf?.find(({ properties }) => properties);
  if (inner) return rowsOf(inner, `${name}.`);
  const list = schema.anyOf?.find(({ items }) => items);
  return list ? innerRows(list, name) : [];
}

export function notesOn(schema: Schema, name: string): string[] {
  const value = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const items = schema.items ?? {};
  const notes = [
    schema.title?.toLowerCase() !== name.toLowerCase() && schema.title && `${schema.title}.`,
    schema.description,
    lengthOf(value),
    rangeOf(schema),
    rangeOf(value),
    countOf(schema),
    options(value.enum ?? items.enum),
    value.pattern && `Matches ${value.pattern}`,
    schema['x-keys-from'] && `A sum for each of the chosen ${schema['x-keys-from']}.`,
    schema.minProperties && `At least ${schema.minProperties}.`,
    schema.minProperties && options(Object.keys(schema.properties ?? {})),
    schema.default !== undefined && `Default: ${JSON.stringify(schema.default)}.`,
  ];
  return [...new Set(notes.filter((note) => typeof note === 'string'))];
}

const options = (values: unknown[] | undefined) => values && `One of: ${values.join(', ')}.`;

function lengthOf({ minLength = 0, maxLength }: Schema): string | undefined {
  if (maxLength === undefined) return undefined;
  const max = maxLength.toLocaleString('en-GB');
  return minLength > 1 ? `${minLength} to ${max} characters.` : `At most ${max} characters.`;
}

function rangeOf(schema: Schema): string | undefined {
  const { minimum, exclusiveMinimum, maximum } = schema;
  const unit = schema['x-unit'] ? ` ${schema['x-unit']}` : '';
  const max = maximum?.toLocaleString('en-GB', { useGrouping: maximum > 9999 });
  if (minimum !== undefined && max) return `${minimum} to ${max}${unit}.`;
  if (exclusiveMinimum !== undefined && max)
    return `Above ${exclusiveMinimum}, at most ${max}${unit}.`;
  return exclusiveMinimum !== undefined ? `Above ${exclusiveMinimum}${unit}.` : undefined;
}

function countOf({ minItems, maxItems }: Schema): string | undefined {
  if (maxItems !== undefined) return `At most ${maxItems}.`;
  return minItems === undefined ? undefined : `At least ${minItems}.`;
}
