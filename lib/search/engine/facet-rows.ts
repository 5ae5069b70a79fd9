import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { facetKey } from '@/lib/search/query/facet-values';
import { compareText } from '@/lib/text/compare-text';
import { type FacetGroup, splitFields, wholeOf } from './facet-groups';

export type FacetRow = {
  name: string;
  /** As in the address; null for a range. */
  value: string | null;
  /** The most frequent spelling. */
  label: string;
  count: number;
  lowest: number | null;
  highest: number | null;
};

/** The row without a name counts the ads themselves. */
export function rowsOfGroups(
  fields: readonly FormField[],
  groups: readonly FacetGroup[],
): FacetRow[] {
  const { values, ranges, everyBit } = splitFields(fields);
  const ofField = (index: number) => everyBit - 2 ** (values.length - 1 - index);
  const all = wholeOf(fields, groups);
  const row = { value: null, label: '', count: all?.count ?? 0, lowest: null, highest: null };
  return [
    { ...row, name: '' },
    ...ranges.map(({ name }, index) => ({
      ...row,
      name,
      lowest: all?.lowest[index] ?? null,
      highest: all?.highest[index] ?? null,
    })),
    ...values.flatMap((field, index) =>
      valuesOf(
        field,
        groups.filter(({ others }) => others === ofField(index)),
      ).map((found) => ({ ...row, ...found, name: field.name })),
    ),
  ];
}

function valuesOf(field: FormField, groups: readonly FacetGroup[]) {
  const merged = new Map<string, Pick<FacetRow, 'label' | 'count'> & { value: string }>();
  const texts = groups.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
  texts.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  for (const { value: text, count } of texts) {
    // Chips are stored as a JSON array.
    const labels: string[] = field.control === 'chips' ? JSON.parse(text) : [text];
    for (const label of labels) {
      const value = facetKey(label);
      const known = merged.get(value);
      merged.set(value, {
        value,
        label: known?.label ?? label,
        count: count + (known?.count ?? 0),
      });
    }
  }
  return [...merged.values()];
}
