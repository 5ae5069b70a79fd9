/* schema.org data of a form kind; lib/search-engines/ad-json-ld.ts builds the JSON-LD. */

export type SchemaOrgProperty = {
  name: string;
  /** Put the value on the offer, not on the thing offered. */
  onOffer?: true;
  /** Wrap the value in a node of this type as its name: Brand. */
  node?: string;
  /** UN/CEFACT code: SMI for miles. Quantities of 0 are left out. */
  unitCode?: string;
  /** A node in between: the engine that has an engine's size. */
  within?: { name: string; type: string };
  /** Maps values to schema.org's; others are left out. */
  values?: Readonly<Record<string, string>>;
};

export type SchemaOrgKind = {
  pattern: 'product' | 'property' | 'job' | 'service';
  /** Default type, unless a value or the category names a closer one. */
  type: string;
  typeByField?: { field: string; types: Readonly<Record<string, string>> };
  typeByCategory?: Readonly<Record<string, string>>;
  /** Properties by category slug. */
  byCategory?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The choice that means seeking instead of offering. */
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
export const soldOut = word('SoldOut');
export const usedCondition = word('UsedCondition');

export const unitCodes = {
  mile: 'SMI',
  squareFoot: 'FTK',
  litre: 'LTR',
  hour: 'HUR',
  month: 'MON',
} as const;
