import type { FormField } from '@/lib/catalogue/form-kinds/form-kind';
import { type FacetGroup, facetSample } from '@/lib/search/engine/facet-groups';
import { type FacetRow, rowsOfGroups } from '@/lib/search/engine/facet-rows';
import { searchEngine } from '@/lib/search/engine-choice/chosen-engine';
import {
  facetKey,
  hasOptions,
  isRangeField,
  optionLabel,
  type RangeField,
  unitOf,
} from '@/lib/search/query/facet-values';
import { facetFields } from '@/lib/search/query/scopes';
import type { FacetChoice, SearchFilter } from '@/lib/search/query/search-query';
import type { Facet, FacetValue } from './facet';

/** For free-text fields, this many of the most frequent values. */
const mostValues = 60;

const fieldsOf = (filter: SearchFilter): FormField[] =>
  facetFields(filter.scope, filter.isAdult).filter(
    ({ name }) => name !== 'model' || filter.facets.make,
  );

export const openFields = (filter: SearchFilter): FormField[] =>
  fieldsOf(filter).filter(({ name }) => filter.facets[name] === undefined);

/** Counts each facet as if it had no choice. `groups`: counts of fields without a choice. */
export async function getFacets(
  filter: SearchFilter,
  now: Date,
  groups: readonly FacetGroup[] | null = null,
): Promise<Facet[]> {
  const fields = fieldsOf(filter);
  const open = openFields(filter);
  const engine = searchEngine();
  const counts = await Promise.all([
    groups ? rowsOfGroups(open, groups) : open.length > 0 ? engine.facets(open, filter, now) : [],
    ...fields
      .filter((field) => !open.includes(field))
      .map((field) => engine.facets([field], without(filter, field), now)),
  ]);
  const rows = counts.map((some) => ({ some, isMore: countOf(some) > facetSample }));
  return fields.map((field) => {
    const counted = rows.find(({ some }) => some.some(({ name }) => name === field.name));
    const own = counted?.some.filter(({ name }) => name === field.name) ?? [];
    const choice = filter.facets[field.name];
    return isRangeField(field)
      ? toRange(field, own[0], choice)
      : toValues(field, own, choice, counted?.isMore ?? false);
  });
}

const without = (filter: SearchFilter, { name }: FormField): SearchFilter => {
  const { [name]: _, ...facets } = filter.facets;
  return { ...filter, facets };
};

const countOf = (rows: FacetRow[]) => rows.find(({ name }) => name === '')?.count ?? 0;

function toRange(
  field: RangeField,
  row: FacetRow | undefined,
  choice: FacetChoice | undefined,
): Facet {
  const chosen = choice && 'min' in choice ? choice : { min: null, max: null };
  if (field.control === 'date') {
    const { name, label, facetLabel } = field;
    const isAny = row !== undefined && row.highest !== null;
    return { kind: 'day', name, label: facetLabel ?? label, isAny, latest: chosen.max };
  }
  return {
    kind: 'range',
    name: field.name,
    label: (field.shown?.label ?? field.label).replace(/ \(£\)$/, ''),
    unit: unitOf(field),
    lowest: row?.lowest ?? null,
    highest: row?.highest ?? null,
    min: chosen.min,
    max: chosen.max,
  };
}

/** A default value alone is not offered as a choice. */
const isDefault = (field: FormField, { value, isChosen }: FacetValue) =>
  !isChosen && 'default' in field && value === facetKey(field.default ?? '');

function toValues(
  field: FormField,
  rows: FacetRow[],
  choice: FacetChoice | undefined,
  isMore: boolean,
): Facet {
  const chosen = choice && 'values' in choice ? choice.values : [];
  const found = new Map(rows.map((row) => [row.value ?? '', row]));
  const toValue = (value: string, label: string): FacetValue => ({
    value,
    label,
    count: found.get(value)?.count ?? 0,
    isChosen: chosen.includes(value),
  });
  const values = hasOptions(field)
    ? field.options.map((option) => toValue(facetKey(option), optionLabel(field, option)))
    : [...new Set([...found.keys(), ...chosen])].map((value) =>
        toValue(value, found.get(value)?.label ?? value),
      );
  const some = values.filter(({ count, isChosen }) => count > 0 || isChosen);
  const shown = some.every((value) => isDefault(field, value)) ? [] : some;
  if (!hasOptions(field)) shown.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    kind: 'values',
    name: field.name,
    label: field.shown?.label ?? field.label,
    values: shown.slice(0, mostValues),
    isMore,
  };
}
