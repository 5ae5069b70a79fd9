import type { FormKindKey } from './categories';
import type { SchemaOrgKind, SchemaOrgProperty } from './schema-org';

/*
 * A form kind is data: its field list is the source of the zod schema, the wizard's step 2, the
 * details table, the preview, search facets, JSON-LD and the OpenAPI schema.
 */

export type PriceUnit = 'total' | 'month' | 'hour' | 'fixed';

type Common = {
  /** As in the API. */
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  placeholder?: string;
  /** Wording for readers, where the form addresses the seller. */
  shown?: { label: string; values?: Readonly<Record<string, string>> };
  facet?: 'values' | 'range';
  /** The value that means a trader: search filters by "Private or trade" instead of this field. */
  trade?: string;
  schemaOrg?: SchemaOrgProperty;
};

/** `labels` overrides the words shown for stored values. */
export type ChoiceField = Common & {
  control: 'select' | 'radio';
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
};

export type ChoicesField = Common & { control: 'chips'; options: readonly string[] };

export type TextField = Common & {
  control: 'text' | 'textarea';
  minLength?: number;
  maxLength: number;
};

/** With the unit £ it is pence. `decimals` defaults to 0. */
export type NumberField = Common & {
  control: 'number';
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
};

/** The options are computed: see vehicleYears. */
export type YearField = Common & { control: 'year' };

/** The price of the ad, typed in pounds; stored in the column pricePence, not in details. */
export type PriceField = Common & { control: 'price' };

/** A fee, typed in pounds, for each chosen value of another field. */
export type FeesField = Common & { control: 'fees'; of: string };

/** Amounts, typed in pounds, for each key of a grid; at least one is required. */
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
  /** Numbers that PostgreSQL reads out of typed text for filters ("Ad"."facets"). */
  derived?: readonly NumberField[];
  maxImages: 12 | 6;
  /** Square crop and a main image; the generic form has neither. */
  crop: boolean;
  /** `byField` names the choice that decides the unit. */
  priceUnit: PriceUnit | { byField: string; units: Readonly<Record<string, PriceUnit>> };
  /** Without it ads of this kind have no structured data: people are no products. */
  schemaOrg?: SchemaOrgKind;
};

export const priceFieldOf = (kind: FormKind) =>
  kind.fields.find((field) => field.control === 'price');
