'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { Choices } from '@/components/ui/fields/choices';
import { type ControlProps, Field, FieldGroup } from '@/components/ui/fields/field';
import { Select, TextInput, UnitInput } from '@/components/ui/fields/inputs';
import { useField, useValue } from '@/components/wizard/form/use-field';
import { vehicleYears } from '@/lib/catalogue/enumerations';
import type {
  ChoiceField,
  ChoicesField,
  DateField,
  FormField,
  MoneyField,
  NumberField,
  PriceField,
  TextField,
  YearField,
} from '@/lib/catalogue/form-kinds/form-kind';
import { FeesControl } from './fees-control';
import { LongText } from './long-text';
import { RatesControl } from './rates-control';
import { SecondDescription } from './second-description';

export function FormFieldControl({ field, now }: { field: FormField; now: Date }) {
  switch (field.control) {
    case 'select':
      return <SelectControl field={field} options={field.options} labels={field.labels} />;
    case 'year':
      return <SelectControl field={field} options={vehicleYears(now)} />;
    case 'date':
      return <DateControl field={field} />;
    case 'radio':
      return <RadioControl field={field} />;
    case 'chips':
      return <ChipsControl field={field} />;
    case 'text':
      return <TextControl field={field} />;
    case 'textarea':
      if (field.name === 'genericDescription') return <SecondDescription field={field} />;
      return <LongText {...field} rows={8} />;
    case 'number':
      return <NumberControl field={field} />;
    case 'money':
    case 'price':
      return <PriceControl field={field} />;
    case 'fees':
      return <FeesControl field={field} />;
    case 'rates':
      return <RatesControl field={field} />;
  }
}

type SelectProps = {
  field: ChoiceField | YearField;
  options: readonly string[];
  labels?: Readonly<Record<string, string>>;
};

function SelectControl({ field, options, labels }: SelectProps) {
  return (
    <TypedField field={field}>
      {(control) => (
        <Select {...control}>
          <option value="">{field.required ? 'Please choose' : 'Not given'}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labels?.[option] ?? option}
            </option>
          ))}
        </Select>
      )}
    </TypedField>
  );
}

function RadioControl({ field }: { field: ChoiceField }) {
  const { id, value, error, onChange } = useField<string>(field.name);
  return (
    <FieldGroup {...labelling(field)} id={id} error={error}>
      <Choices
        type="radio"
        name={id}
        choices={field.options.map((option) => ({
          value: option,
          label: field.labels?.[option] ?? option,
        }))}
        chosen={[value || (field.default ?? '')]}
        onChange={onChange}
      />
    </FieldGroup>
  );
}

function ChipsControl({ field }: { field: ChoicesField }) {
  const { id, value, error, onChange } = useField<string[]>(field.name);
  return (
    <FieldGroup {...labelling(field)} id={id} error={error}>
      <Choices
        type="checkbox"
        name={id}
        choices={field.options.map((option) => ({ value: option, label: option }))}
        chosen={value}
        onChange={(option, checked) =>
          onChange(checked ? [...value, option] : value.filter((item) => item !== option))
        }
      />
    </FieldGroup>
  );
}

const TextControl = ({ field }: { field: TextField }) => (
  <TypedField field={field}>
    {(control) => <TextInput {...control} autoComplete="off" placeholder={field.placeholder} />}
  </TypedField>
);

const NumberControl = ({ field }: { field: NumberField }) => (
  <TypedField field={field}>
    {(control) => (
      <UnitInput
        {...control}
        inputMode={field.decimals ? 'decimal' : 'numeric'}
        unit={field.unit}
      />
    )}
  </TypedField>
);

const DateControl = ({ field }: { field: DateField }) => (
  <TypedField field={field}>{(control) => <TextInput {...control} type="date" />}</TypedField>
);

function PriceControl({ field }: { field: PriceField | MoneyField }) {
  const rateType = useValue<string | undefined>('serviceRateType');
  const unit = field.name === 'servicePrice' ? rateType : undefined;
  return (
    <TypedField field={field}>
      {(control) => <UnitInput {...control} prefix="£" unit={unit} />}
    </TypedField>
  );
}

type Typed = ControlProps & {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
};

type TypedFieldProps = { field: FormField; children: (control: Typed) => ReactNode };

function TypedField({ field, children }: TypedFieldProps) {
  const { id, value, error, onChange } = useField<string>(field.name);
  return (
    <Field {...labelling(field)} id={id} error={error}>
      {(control) =>
        children({ ...control, value, onChange: (event) => onChange(event.target.value) })
      }
    </Field>
  );
}

const labelling = ({ label, hint, required }: FormField) => ({ label, hint, required });
