import { isoDay } from '@/lib/dates';
import type { Condition, FormField, FormKind } from './form-kind';

/* Which fields apply depends on the category and the values of other fields. */

type Values = Readonly<Record<string, unknown>>;

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

/** The kind with only the fields that these values ask, and with `required` resolved. */
export const kindFor = (kind: FormKind, values: Values): FormKind => ({
  ...kind,
  fields: kind.fields
    .filter(({ unless }) => !holds(unless, values))
    .map((field) =>
      field.required && holds(field.optionalIf, values) ? { ...field, required: false } : field,
    ),
});

export const applicableFields = (kind: FormKind, values: Values): readonly FormField[] =>
  kindFor(kind, values).fields.filter((field) => impliedValue(field, values) === undefined);

/** The values of the applicable fields, plus implied and default values; fees of chosen services only. */
export function settledValues(kind: FormKind, sent: Values, now: Date): Record<string, unknown> {
  const values = withDaysThatCame(kind, sent, now);
  return Object.fromEntries(
    kindFor(kind, values).fields.map((field) => {
      const own = impliedValue(field, values) ?? values[field.name];
      const given = field.control === 'fees' ? chosenFees(own, values[field.of]) : own;
      const isEmpty = given === undefined || given === null || given === '';
      return [field.name, isEmpty && 'default' in field ? field.default : given] as const;
    }),
  );
}

/** A day that has come, in Britain, changes another value: what was free from then on is free now. */
function withDaysThatCame(kind: FormKind, values: Values, now: Date): Values {
  const today = isoDay(now);
  const after = { ...values };
  for (const field of kind.fields) {
    if (field.control !== 'date' || !field.onceCome) continue;
    const day = values[field.name];
    const hasCome = typeof day === 'string' && /^2\d{3}-\d\d-\d\d$/.test(day) && day <= today;
    if (hasCome) after[field.onceCome.field] = field.onceCome.value;
  }
  return after;
}

export const isAlwaysRequired = ({ required, unless, optionalIf }: FormField): boolean =>
  required === true && !unless && !optionalIf;

function chosenFees(fees: unknown, chosen: unknown): unknown {
  if (typeof fees !== 'object' || fees === null || Array.isArray(fees)) return fees;
  const isChosen = (key: string) => Array.isArray(chosen) && chosen.includes(key);
  return Object.fromEntries(Object.entries(fees).filter(([key]) => isChosen(key)));
}

const impliedValue = (field: FormField, values: Values) =>
  field.fixed ?? field.implied?.find((condition) => holds(condition, values))?.value;

const holds = (condition: Condition | undefined, values: Values) =>
  Object.entries(condition?.values ?? {}).some(([name, some]) =>
    some.includes(String(values[name] ?? '')),
  );
