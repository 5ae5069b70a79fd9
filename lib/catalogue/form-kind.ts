import type { FormKindKey } from './categories';
import type { SchemaOrgKind, SchemaOrgProperty } from './schema-org';

/*
 * A form kind is data: its field list is the one source of the zod schema, the wizard's step 2,
 * the details table, the preview, search facets, JSON-LD and the OpenAPI schema.
 */

/** What a price is for: the whole thing, a month, an hour, or a fixed job. */
export type PriceUnit = 'total' | 'month' | 'hour' | 'fixed';

type Common = {
  /** Name in the API's ad form data. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  placeholder?: string;
  /** How the finished ad says it to a reader, where the form's own words address the seller. */
  shown?: { label: string; values?: Readonly<Record<string, string>> };
  /** How search may use it: counted values, or a from-to range. */
  facet?: 'values' | 'range';
  /** The choice of whoever sells by trade: search asks "Private or trade", and not once more by this field. */
  trade?: string;
  /** How search engines are told the value. */
  schemaOrg?: SchemaOrgProperty;
};

/** One of a list. `labels` gives the words shown where they differ from the stored value. */
export type ChoiceField = Common & {
  control: 'select' | 'radio';
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
};

/** Several of a list. */
export type ChoicesField = Common & { control: 'chips'; options: readonly string[] };

export type TextField = Common & {
  control: 'text' | 'textarea';
  minLength?: number;
  maxLength: number;
};

/** A number with its unit. `decimals` is how many are kept; 0 when left out. */
export type NumberField = Common & {
  control: 'number';
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
};

/** The year list is computed: the current one and the 39 before it. */
export type YearField = Common & { control: 'year' };

/** The price of the ad in pounds; stored in the column pricePence, not in details. */
export type PriceField = Common & { control: 'price' };

/** A fee in pounds for each chosen value of another field. */
export type FeesField = Common & { control: 'fees'; of: string };

/** Pounds for each of a fixed list of keys, arranged in rows and columns; at least one is needed. */
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
  | PriceField
  | FeesField
  | RatesField;

export type FormKind = {
  key: FormKindKey;
  /** Title of the wizard's second step. */
  title: string;
  fields: readonly FormField[];
  /** Numbers that searches filter by and PostgreSQL reads out of what is typed ("Ad"."facets"). */
  derived?: readonly NumberField[];
  maxImages: 12 | 6;
  /** Square crop and a main image; the generic form has neither. */
  crop: boolean;
  /** What a price of this kind means; `byField` names the choice that decides it. */
  priceUnit: PriceUnit | { byField: string; units: Readonly<Record<string, PriceUnit>> };
  /** How search engines are told of its ads; without it they are not: people are no products. */
  schemaOrg?: SchemaOrgKind;
};

export const priceFieldOf = (kind: FormKind) =>
  kind.fields.find((field) => field.control === 'price');
