/* schema.org data of a form kind; lib/search-engines/json-ld/ad-json-ld.ts builds the JSON-LD. */

export type SchemaOrgProperty = {
  name: string;
  /** Puts the value on the offer instead of the item. */
  onOffer?: true;
  /** Wraps the value in a node of this type, as its name: Brand. */
  node?: string;
  /** UN/CEFACT code: SMI for miles. Quantities of 0 are omitted. */
  unitCode?: string;
  /** A nested node: the engine that has an engine size. */
  within?: { name: string; type: string };
  /** Maps values to schema.org's; others are omitted. */
  values?: Readonly<Record<string, string>>;
};

export type SchemaOrgKind = {
  pattern: 'product' | 'property' | 'job' | 'service';
  /** The default type, unless a value or the category has a more specific one. */
  type: string;
  typeByField?: { field: string; types: Readonly<Record<string, string>> };
  typeByCategory?: Readonly<Record<string, string>>;
  byCategory?: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
