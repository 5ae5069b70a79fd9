import type { Condition, FormField, FormKind } from './form-kind';

/* Which fields of a form kind are asked, by category and by the values of other fields. */

type Values = Readonly<Record<string, unknown>>;

/** The field in one category; undefined if it is not asked there. */
export function fieldIn(category: string, field: FormField): FormField | undefined {
  const isIn = (condition?: Condition) => condition?.categories?.includes(category) ?? false;
  if (isIn(field.unless)) return undefined;
  const fixed = field.implied?.find(isIn)?.value;
  return {
    ...field,
    ...(field.required && isIn(field.optionalIf) && { required: false }),
    ...(fixed !== undefined && { fixed }),
  };
}

/** The kind with the fields that an ad with these values can have, and `required` as they decide. */
export const kindFor = (kind: FormKind, values: Values): FormKind => ({
  ...kind,
  fields: kind.fields
    .filter(({ unless }) => !holds(unless, values))
    .map((field) =>
      field.required && holds(field.optionalIf, values) ? { ...field, required: false } : field,
    ),
});

/** In order. Stored values and typed ones both fit. */
export const askedFields = (kind: FormKind, values: Values): readonly FormField[] =>
  kindFor(kind, values).fields.filter((field) => impliedValue(field, values) === undefined);

/** The values of the fields that are asked, and those that are implied or hold by default. */
export const settledValues = (kind: FormKind, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    kindFor(kind, values).fields.map((field) => {
      const given = impliedValue(field, values) ?? values[field.name];
      const isEmpty = given === undefined || given === null || given === '';
      return [field.name, isEmpty && 'default' in field ? field.default : given] as const;
    }),
  );

/** A field whose `required` no category and no other value lifts. */
export const isAlwaysRequired = ({ required, unless, optionalIf }: FormField): boolean =>
  required === true && !unless && !optionalIf;

const impliedValue = (field: FormField, values: Values) =>
  field.fixed ?? field.implied?.find((condition) => holds(condition, values))?.value;

const holds = (condition: Condition | undefined, values: Values) =>
  Object.entries(condition?.values ?? {}).some(([name, some]) =>
    some.includes(String(values[name] ?? '')),
  );
