'use client';

import { useEffect } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type { ApiResult } from '@/lib/api/client';
import {
  type Input,
  laterResolver,
  loadChecks,
  type Output,
  type SchemaName,
} from './later-resolver';

export type Failure = Extract<ApiResult<unknown>, { ok: false }>;

/** The schema loads after the page. `fail` shows the server's error at its field or on top. */
export function useAccountForm<Name extends SchemaName>(
  schema: Name,
  // Leave fields undefined to keep what was typed before the script loaded.
  defaultValues?: DefaultValues<Input<Name>>,
) {
  const form = useForm<Input<Name>, unknown, Output<Name>>({
    resolver: laterResolver(schema),
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const { errors, submitCount, isSubmitting } = form.formState;

  useEffect(() => {
    // If it fails, submitting retries.
    const prepare = () => void loadChecks().catch(() => undefined);
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);

  const errorOf = (name: Path<Input<Name>>) =>
    form.getFieldState(name, form.formState).error?.message;

  function fail(failure: Failure, fallback: string, networkFallback = fallback) {
    const fields = Object.entries(failure.fields).filter(([name]) => name in form.getValues());
    for (const [name, message] of fields) form.setError(name as Path<Input<Name>>, { message });
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
    summary: { errors: named, attempt: submitCount, general: errors.root?.message },
  };
}
