/*
 * How the ads of a form kind are told to search engines, in the words of schema.org. Data alone:
 * lib/search-engines/ad-json-ld.ts makes the JSON-LD from it.
 */

/** Where the value of a field goes. */
export type SchemaOrgProperty = {
  name: string;
  /** On the offer instead of what is offered. */
  onOffer?: true;
  /** The type of a node that carries the value as its name: a Brand. */
  node?: string;
  /** UN/CEFACT code of a quantity's unit: SMI for miles. A quantity of 0 says nothing. */
  unitCode?: string;
  /** Another property between the two, with its type: the engine of an engine's size. */
  within?: { name: string; type: string };
  /** schema.org's words for the values; those not named are not told. */
  values?: Readonly<Record<string, string>>;
};

export type SchemaOrgKind = {
  /** Which description it gets: goods and vehicles, homes and land, work, what is done for others. */
  pattern: 'product' | 'property' | 'job' | 'service';
  /** The type of what is offered, unless a field's value or the category names a closer one. */
  type: string;
  typeByField?: { field: string; types: Readonly<Record<string, string>> };
  typeByCategory?: Readonly<Record<string, string>>;
  /** What the category alone says, by its slug. */
  byCategory?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Slugs of categories where people seek instead of offering. */
  exceptCategories?: readonly string[];
  /** The choice by which a person seeks instead of offering. */
  exceptChoice?: { field: string; value: string };
};

const word = (name: string) => `https://schema.org/${name}`;

export const schemaOrgConditions = {
  New: word('NewCondition'),
  'Like new': word('UsedCondition'),
  Good: word('UsedCondition'),
  Fair: word('UsedCondition'),
  'For parts or repair': word('DamagedCondition'),
};

export const inStock = word('InStock');
export const usedCondition = word('UsedCondition');

/** UN/CEFACT codes. */
export const unitCodes = {
  mile: 'SMI',
  squareFoot: 'FTK',
  litre: 'LTR',
  hour: 'HUR',
  month: 'MON',
} as const;
