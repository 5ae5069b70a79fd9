'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { WizardValues } from './values';

/** The id of a field's control: the error summary links to it. */
export const fieldId = (name: string) => `ad-${name}`;

/** One field of the wizard. Changing it takes its error away. */
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

/** The current value of another field. */
export const useValue = <T>(name: string): T => useWatch<WizardValues>({ name }) as T;
