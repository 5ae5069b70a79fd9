import { searchFormId } from '@/components/search/form/search-form-id';
import { UnitInput } from '@/components/ui/fields/inputs';

type Pair<T> = readonly [from: T, to: T];

type RangeInputsProps = {
  label: string;
  names: Pair<string>;
  values: Pair<number | string | null>;
  areWrong?: Pair<boolean>;
  pattern?: string;
  placeholders: Pair<string>;
  prefix?: string;
  unit?: string | null;
};

export function RangeInputs({
  label,
  names,
  values,
  areWrong,
  pattern,
  placeholders,
  prefix,
  unit,
}: RangeInputsProps) {
  const input = (end: 0 | 1) => (
    <UnitInput
      form={searchFormId}
      name={names[end]}
      defaultValue={values[end] ?? ''}
      placeholder={placeholders[end]}
      aria-label={`${label} ${end === 0 ? 'from' : 'to'}${unit ? `, ${unit}` : ''}`}
      aria-invalid={areWrong?.[end] || undefined}
      pattern={pattern}
      inputMode="numeric"
      maxLength={12}
      prefix={prefix}
    />
  );
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      {input(0)}
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      {input(1)}
    </div>
  );
}
