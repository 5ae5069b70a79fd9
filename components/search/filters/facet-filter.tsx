import { searchFormId } from '@/components/search/form/search-form-id';
import { TextInput } from '@/components/ui/fields/inputs';
import { formatAmount, penceToPounds } from '@/lib/money';
import type { Facet, FacetValue } from '@/lib/search/facets/facet';
import { dayOfBound } from '@/lib/search/query/facet-values';
import { isMoney } from './facet-labels';
import { CheckRow, FilterGroup } from './filter-group';
import { RangeInputs } from './range-inputs';

/** Values shown before the list is expanded. */
const seenAtOnce = 6;

type FacetFilterProps<Kind extends Facet = Facet> = { facet: Kind; understood: string | undefined };

export function FacetFilter({ facet, understood }: FacetFilterProps) {
  if (facet.kind === 'range') return <RangeFilter facet={facet} understood={understood} />;
  if (facet.kind === 'day') return <DayFilter facet={facet} understood={understood} />;
  const { name, label, isMore } = facet;
  const values = facet.values.filter(({ count, isChosen }) => count > 0 || isChosen);
  const chosen = values.filter(({ isChosen }) => isChosen);
  const seen = Math.max(seenAtOnce, chosen.length);
  const ordered = [...chosen, ...values.filter(({ isChosen }) => !isChosen)];
  const [first, rest] =
    ordered.length > seen + 1 ? [ordered.slice(0, seen), ordered.slice(seen)] : [ordered, []];
  if (ordered.length === 0) return null;
  return (
    <FilterGroup label={label} understood={understood}>
      <Values name={name} values={first} isMore={isMore} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="link flex min-h-11 list-none items-center text-sm group-open:hidden mouse:min-h-9 [&::-webkit-details-marker]:hidden">
            Show {rest.length} more
          </summary>
          <Values name={name} values={rest} isMore={isMore} />
        </details>
      )}
    </FilterGroup>
  );
}

type ValuesProps = { name: string; values: readonly FacetValue[]; isMore: boolean };

const Values = ({ name, values, isMore }: ValuesProps) =>
  values.map(({ value, label, count, isChosen }) => (
    <CheckRow
      key={value}
      type="checkbox"
      name={name}
      value={value}
      label={label}
      count={{ count, isMore }}
      isChecked={isChosen}
    />
  ));

function DayFilter({ facet, understood }: FacetFilterProps<Extract<Facet, { kind: 'day' }>>) {
  const { name, label, isAny, latest } = facet;
  if (!isAny && latest === null) return null;
  return (
    <FilterGroup label={label} understood={understood}>
      <TextInput
        form={searchFormId}
        type="date"
        name={`${name}-max`}
        aria-label={label}
        defaultValue={latest === null ? '' : dayOfBound(latest)}
      />
    </FilterGroup>
  );
}

function RangeFilter({ facet, understood }: FacetFilterProps<Extract<Facet, { kind: 'range' }>>) {
  const { name, label, unit, lowest, highest, min, max } = facet;
  if (lowest === null && min === null && max === null) return null;
  // A number with a unit is a quantity; one without may be a year.
  const shown = (bound: number) => (unit ? bound.toLocaleString('en-GB') : String(bound));
  const text = isMoney(unit) ? formatAmount : shown;
  const hint = (bound: number | null) => (bound === null ? 'Any' : text(bound));
  const typed = (bound: number | null) =>
    bound !== null && isMoney(unit) ? penceToPounds(bound) : bound;
  return (
    <FilterGroup
      label={unit && !isMoney(unit) ? `${label} (${unit})` : label}
      understood={understood}
    >
      <RangeInputs
        label={label}
        names={[`${name}-min`, `${name}-max`]}
        values={[typed(min), typed(max)]}
        placeholders={[hint(lowest), hint(highest)]}
        {...(isMoney(unit) ? { prefix: unit } : { unit })}
      />
    </FilterGroup>
  );
}
