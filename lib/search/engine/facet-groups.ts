import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { isRangeField } from '@/lib/search/query/facet-values';

/** Newest ads whose values are counted: counting all would cost more than the search. */
export const facetSample = 400;

/** Ads with one value of a field, or all ads with the bounds of ranges. */
export type FacetGroup = {
  /** A bit mask of the other fields, with the last field in the lowest bit. */
  others: number;
  value: string | null;
  count: number;
  lowest: (number | null)[];
  highest: (number | null)[];
};

export function splitFields(fields: readonly FormField[]) {
  const values = fields.filter((field) => !isRangeField(field));
  return { values, ranges: fields.filter(isRangeField), everyBit: 2 ** values.length - 1 };
}

/** The group of all ads. */
export function wholeOf(
  fields: readonly FormField[],
  groups: readonly FacetGroup[],
): FacetGroup | undefined {
  const { everyBit } = splitFields(fields);
  return groups.find(({ others }) => others === everyBit);
}
