'use client';

import { Field } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/inputs';
import { useField } from '@/components/wizard/form/use-field';
import { Counter } from './counter';

type LongTextProps = {
  name: string;
  label: string;
  rows: number;
  maxLength: number;
  minLength?: number;
  required?: boolean;
  hint?: string;
  placeholder?: string;
  onType?: (value: string) => void;
};

export function LongText({ name, label, rows, required, hint, onType, ...text }: LongTextProps) {
  const { id, value, error, onChange } = useField<string>(name);
  return (
    <Field
      id={id}
      label={label}
      required={required}
      error={error}
      hint={
        <Counter length={value.trim().length} min={text.minLength} max={text.maxLength}>
          {hint}
        </Counter>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          placeholder={text.placeholder}
          value={value}
          onChange={(event) => {
            onType?.(event.target.value);
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
