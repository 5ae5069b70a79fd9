import type { FormKindKey } from '@/lib/catalogue/categories';
import type { SchemaOrgKind, SchemaOrgProperty } from '@/lib/catalogue/schema-org';

/*
 * A form kind is data: its field list is the source of the zod schema, the wizard's step 2, the
 * details table, the preview, search facets, JSON-LD and the OpenAPI schema.
 */

export type PriceUnit = 'total' | 'month' | 'hour' | 'fixed';

/** Holds in any of these categories (slugs), or while another field has one of these values. */
export type Condition = {
  categories?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
};

type Common = {
  /** As in the API. */
  name: string;
  label: string;
  required?: boolean;
  /** Where the field is not asked; a value that is sent all the same is dropped. */
  unless?: Condition;
  /** Where a required field may be left empty. */
  optionalIf?: Condition;
  /** Where the answer is known and the field not asked. */
  implied?: readonly (Condition & { value: string | number })[];
  /** The implied value of the category; set by formKindOf. */
  fixed?: string | number;
  /**
   * Part of the line of facts on cards, in the order of the fields. 'lead' stands in the place of the
   * price where there is none.
   */
  card?: true | 'lead';
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
  /** Holds where nothing is given. Details on the ad page leave it out. */
  default?: string;
};

export type ChoicesField = Common & { control: 'chips'; options: readonly string[] };

export type TextField = Common & {
  control: 'text' | 'textarea';
  minLength?: number;
  maxLength: number;
};

/**
 * With the unit £ it is pence. `decimals` defaults to 0. `zero` is what 0 means: 'absent' accepts it as
 * an answer and stores nothing, other words are shown instead of the number.
 */
export type NumberField = Common & {
  control: 'number';
  min: number;
  max: number;
  decimals?: number;
  unit?: string;
  zero?: 'absent' | 'Studio';
  /** A number derived from a range: the facet that holds its upper end. */
  upperFacet?: string;
};

/** The options are computed: see vehicleYears. */
export type YearField = Common & { control: 'year' };

/** A calendar day, stored as "2026-12-01". Searches ask for a latest day, under `facetLabel`. */
export type DateField = Common & { control: 'date'; facetLabel?: string };

/** An amount beside the price, typed in pounds; stored in details, in pence. */
export type MoneyField = Common & { control: 'money' };

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
  | DateField
  | MoneyField
  | PriceField
  | FeesField
  | RatesField;

export type FormKind = {
  key: FormKindKey;
  /** Title of the wizard's second step. */
  title: string;
  fields: readonly FormField[];
  /** What PostgreSQL reads out of typed text for filters ("Ad"."facets"). */
  derived?: readonly (NumberField | ChoiceField)[];
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
