'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { ApiResult } from '@/lib/http/api';

export type Failure = Extract<ApiResult<unknown>, { ok: false }>;

/** A form of one schema. `fail` puts the server's answer where it belongs: at a field or above all. */
export function useAccountForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  // Nothing for an empty field, so that what was typed before the scripts came stays.
  defaultValues?: DefaultValues<Input>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const { errors, submitCount, isSubmitting } = form.formState;

  const errorOf = (name: Path<Input>) => form.getFieldState(name, form.formState).error?.message;

  function fail(failure: Failure, fallback: string, networkFallback = fallback) {
    const fields = Object.entries(failure.fields).filter(([name]) => name in form.getValues());
    for (const [name, message] of fields) form.setError(name as Path<Input>, { message });
    if (fields.length > 0) return;
    const message = failure.network ? networkFallback : (failure.error ?? fallback);
    form.setError('root', { message });
  }

  const named = Object.entries(errors).flatMap(([name, error]) =>
    name !== 'root' && typeof error?.message === 'string'
      ? [{ id: name, message: error.message }]
      : [],
  );
  return {
    ...form,
    errorOf,
    fail,
    isSubmitting,
    /** What FormErrors shows. */
    summary: { errors: named, attempt: submitCount, general: errors.root?.message },
  };
}
