import { categoryOf } from '@/lib/catalogue/categories';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import { maxPence, penceToPounds } from '@/lib/money';
import type { Condition, FormField, RatesField } from './form-kind';

export type JsonSchema = { [keyword: string]: unknown };

/** The field as API clients send it. `now` decides the list of years. */
export const fieldJsonSchema = (field: FormField, now: Date): JsonSchema => ({
  title: field.label,
  ...valueSchema(field, now),
  ...describing([field.hint, ...conditionTexts(field)]),
});

function describing(sentences: (string | undefined)[]): JsonSchema {
  const description = sentences.filter(Boolean).join(' ');
  return description ? { description } : {};
}

const conditionTexts = ({ unless, optionalIf, implied = [] }: FormField) => [
  ...(unless ? [`Not asked ${where(unless)}.`] : []),
  ...(optionalIf ? [`Optional ${where(optionalIf)}.`] : []),
  ...implied.map((condition) => `It is ${condition.value} ${where(condition)}.`),
];

const where = ({ categories = [], values = {} }: Condition) =>
  [
    ...(categories.length > 0 ? [`in ${categories.map(nameOf).join(', ')}`] : []),
    ...Object.entries(values).map(([name, some]) => `with ${name} ${some.join(' or ')}`),
  ].join(', or ');

const nameOf = (slug: string) => categoryOf(slug).name;

function valueSchema(field: FormField, now: Date): JsonSchema {
  switch (field.control) {
    case 'select':
    case 'radio':
      return { type: 'string', enum: field.options };
    case 'year':
      return yearSchema(now);
    case 'chips':
      return {
        type: 'array',
        items: { type: 'string', enum: field.options },
        ...(field.required ? { minItems: 1 } : {}),
      };
    case 'text':
    case 'textarea':
      return {
        type: 'string',
        ...(field.required ? { minLength: field.minLength ?? 1 } : {}),
        maxLength: field.maxLength,
      };
    case 'number':
      return {
        type: [field.decimals ? 'number' : 'integer', 'string'],
        minimum: field.zero === 'absent' ? 0 : field.min,
        maximum: field.max,
        ...(field.unit ? { 'x-unit': field.unit } : {}),
      };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'money':
    case 'price':
      return money;
    case 'fees':
      return { type: 'object', additionalProperties: money, 'x-keys-from': field.of };
    case 'rates':
      return ratesSchema(field);
  }
}

/** Pounds as a number or as text: 12.5 or "12.50". 0 is dropped. */
const money: JsonSchema = {
  type: ['number', 'string'],
  minimum: 0,
  maximum: penceToPounds(maxPence),
  'x-unit': 'GBP',
};

function yearSchema(now: Date): JsonSchema {
  const years = vehicleYears(now).map(Number);
  return {
    type: ['integer', 'string'],
    minimum: Math.min(...years),
    maximum: Math.max(...years),
  };
}

const ratesSchema = ({ columns, rows }: RatesField): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    columns.flatMap(({ key }) => rows.map((row) => [`${key}_${row}`, money])),
  ),
  minProperties: 1,
});
