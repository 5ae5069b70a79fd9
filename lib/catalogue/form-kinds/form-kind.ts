import type { FormKindKey } from '@/lib/catalogue/categories';
import type { SchemaOrgKind, SchemaOrgProperty } from '@/lib/catalogue/schema-org';

/* The source of schemas, wizard, details table, preview, search facets, JSON-LD and OpenAPI. */

export type PriceUnit = 'total' | 'month' | 'hour' | 'fixed';

/** True in any of these categories (slugs), or if another field has one of these values. */
export type Condition = {
  categories?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
};

type Common = {
  name: string;
  label: string;
  required?: boolean;
  /** When the field is not asked; a value that is sent anyway is dropped. */
  unless?: Condition;
  optionalIf?: Condition;
  /** When the answer is known, so that the field is not asked. */
  implied?: readonly (Condition & { value: string | number })[];
  /** The category's implied value; set by formKindOf. */
  fixed?: string | number;
  /** Shown on cards, in form order. 'lead' is shown instead of a missing price. */
  card?: true | 'lead';
  hint?: string;
  placeholder?: string;
  /** Wording on the ad, if the form addresses the seller. */
  shown?: { label: string; values?: Readonly<Record<string, string>> };
  facet?: 'values' | 'range';
  /** The value that marks a trader: search offers "Private or trade" instead of this field. */
  trade?: string;
  schemaOrg?: SchemaOrgProperty;
};

/** `labels` replaces the words of stored values. */
export type ChoiceField = Common & {
  control: 'select' | 'radio';
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
  /** Applies if nothing is given. The ad page omits it. */
  default?: string;
  /** The option of ads for which any other is true as well; chips do not name it beside another. */
  either?: string;
};

export type ChoicesField = Common & { control: 'chips'; options: readonly string[] };

export type TextField = Common & {
  control: 'text' | 'textarea';
  minLength?: number;
  maxLength: number;
};

/** In pence if the unit is £. `zero`: 'absent' stores no 0; another text is shown instead of it. */
export type NumberField = Common & {
  control: 'number';
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
  zero?: 'absent' | 'Studio';
  /** The facet with the upper end, for a number derived from a range. */
  upperFacet?: string;
};

export type YearField = Common & { control: 'year' };

/**
 * A calendar day, stored as "2026-12-01". Searches ask for a latest day, labelled `facetLabel`. Once
 * the day has come, another field has the value of `onceCome`.
 */
export type DateField = Common & { control: 'date'; facetLabel?: string; onceCome?: Choice };

/** An amount besides the price, typed in pounds; stored in details in pence. */
export type MoneyField = Common & { control: 'money' };

/** The price of the ad, typed in pounds; stored in the column pricePence, not in details. */
export type PriceField = Common & { control: 'price' };

/** A fee, typed in pounds, for each chosen value of another field. */
export type FeesField = Common & { control: 'fees'; of: string };

/** Amounts, typed in pounds, for the keys of a grid; at least one is required. */
export type RatesField = Common & {
  control: 'rates';
  rows: readonly string[];
  columns: readonly { key: string; label: string }[];
};

export type FormField =
  | ChoiceField
  | ChoicesField
  | TextField
  | NumberField
  | YearField
  | DateField
  | MoneyField
  | PriceField
  | FeesField
  | RatesField;

export type Choice = { field: string; value: string };

export type FormKind = {
  key: FormKindKey;
  title: string;
  fields: readonly FormField[];
  /** Filters ("Ad"."facets") that PostgreSQL extracts from typed text. */
  derived?: readonly (NumberField | ChoiceField)[];
  maxImages: 12 | 6;
  /** Square crop and a main image; not in the generic form. */
  crop: boolean;
  /** `byField` names the choice that determines the unit. */
  priceUnit: PriceUnit | { byField: string; units: Readonly<Record<string, PriceUnit>> };
  /** The choice of those who look for something and offer nothing. */
  wantedChoice?: Choice;
  /** Without it, ads of this kind have no structured data, since people are not products. */
  schemaOrg?: SchemaOrgKind;
};

export const priceFieldOf = (kind: FormKind) =>
  kind.fields.find((field) => field.control === 'price');

export function priceUnitOf(
  { priceUnit }: FormKind,
  values: Readonly<Record<string, unknown>>,
): PriceUnit {
  if (typeof priceUnit === 'string') return priceUnit;
  return priceUnit.units[String(values[priceUnit.byField])] ?? 'total';
}
