'use client';

import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/inputs';
import { useField } from '@/components/wizard/form/use-field';

export function WebsiteField({ required }: { required: boolean }) {
  const { id, value, error, onChange } = useField<string>('websiteUrl');
  return (
    <Field
      id={id}
      label="Address of your site"
      error={error}
      required={required}
      hint="It starts with https://."
    >
      {(control) => (
        <TextInput
          {...control}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.co.uk"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
