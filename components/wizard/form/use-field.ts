'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { WizardValues } from './values';

/** The error summary links to this id. */
export const fieldId = (name: string) => `ad-${name}`;

/** A change clears the field's error. */
export function useField<T>(name: string) {
  const { control, clearErrors } = useFormContext<WizardValues>();
  const { field, fieldState } = useController({ control, name });
  return {
    id: fieldId(name),
    value: field.value as T,
    error: fieldState.error?.message,
    onChange: (value: T) => {
      field.onChange(value);
      clearErrors(name);
    },
  };
}

export const useValue = <T>(name: string): T => useWatch<WizardValues>({ name }) as T;
