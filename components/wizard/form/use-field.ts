'use client';

import type { ChangeEvent } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { describedBy } from '@/components/ui/fields/field';
import { slugify } from '@/lib/text/text';
import { errorsOfField } from './field-errors';
import type { WizardValues } from './values';

/** The error summary links to this id. Of a cell: "rates.incall_1h". */
export function fieldId(name: string) {
  const [root, cell] = name.split('.');
  return cell === undefined ? `ad-${root}` : `ad-${root}-${slugify(cell)}`;
}

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

/** A field of several amounts. A change of one clears its error, or that of the whole field. */
export function useCells(name: string) {
  const { control, clearErrors } = useFormContext<WizardValues>();
  const { field, fieldState } = useController({ control, name });
  const { errors } = useFormState({ control, name });
  const amounts = field.value as Record<string, string>;
  const error = fieldState.error?.message;
  const ofCells = errorsOfField(errors, name)
    .filter(({ path }) => path !== name)
    .map(({ path, message }) => ({ id: fieldId(path), message }));
  return {
    id: fieldId(name),
    error,
    errors: ofCells,
    cell(key: string) {
      const path = `${name}.${key}`;
      const id = fieldId(path);
      const isWrong = ofCells.some((wrong) => wrong.id === id);
      return {
        id,
        value: amounts[key] ?? '',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': describedBy(id, undefined, isWrong),
        onChange(event: ChangeEvent<HTMLInputElement>) {
          field.onChange({ ...amounts, [key]: event.target.value });
          clearErrors(error === undefined ? path : name);
        },
      };
    },
  };
}

export const useValue = <T>(name: string): T => useWatch<WizardValues>({ name }) as T;
