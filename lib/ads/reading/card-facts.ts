import type { Category } from '@/lib/catalogue/categories';
import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { formKindOf, formKinds } from '@/lib/catalogue/form-kinds/form-kinds';
import { shownValue } from './detail-rows';

/** A fact as cards show it: "2018", "2 bedrooms", "Furnished". */
export type Fact = { name: string; text: string };

type Values = Record<string, unknown>;

/** The facts that `isWanted` selects, in form order. Money in pence. */
export const detailFacts = <Name extends string>(
  category: Category,
  details: Values,
  isWanted: (name: string) => name is Name,
): { name: Name; text: string }[] =>
  formKindOf(category).fields.flatMap((field) => {
    const { name } = field;
    if (!isWanted(name)) return [];
    const text = factText(field, details[name]);
    return text ? [{ name, text }] : [];
  });

export const cardFacts = (category: Category, details: Values): Fact[] =>
  detailFacts(category, details, (name): name is string => cardFieldNames.includes(name));

export const leadFact = (category: Category, facts: readonly Fact[]): Fact | undefined =>
  facts.find(({ name }) =>
    formKindOf(category).fields.some((field) => field.name === name && field.card === 'lead'),
  );

function factText(field: FormField, value: unknown): string {
  const text = shownValue(field, value);
  // A number without a unit gets its label as the unit.
  if (!/^\d[\d,.]*$/.test(text) || field.control !== 'number') return text;
  const label = field.label.toLowerCase();
  return `${text} ${text === '1' ? label.replace(/s$/, '') : label}`;
}

function cardFields(): string[] {
  const fields = Object.values(formKinds).flatMap((kind) => kind.fields);
  return [...new Set(fields.filter(({ card }) => card).map(({ name }) => name))];
}

export const cardFieldNames: readonly string[] = cardFields();
