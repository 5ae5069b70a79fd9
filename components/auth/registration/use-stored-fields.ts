'use client';

import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { readJson, withStorage } from '@/components/ui/browser/with-storage';

/** Stores these fields in the tab, so that leaving the page loses nothing. */
export function useStoredFields<Values extends FieldValues>(
  key: string,
  names: readonly Path<Values>[],
  {
    subscribe,
    setValue,
    getValues,
  }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mounted form
  useEffect(() => {
    const stored: Partial<Values> = readJson(key, 'session') ?? {};
    for (const name of names) {
      const value = stored[name];
      if (value && !getValues(name)) setValue(name, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const fields = Object.fromEntries(names.map((name) => [name, values[name]]));
        withStorage((storage) => storage.setItem(key, JSON.stringify(fields)), 'session');
      },
    });
  }, []);
}

export const forgetFields = (key: string) =>
  withStorage((storage) => storage.removeItem(key), 'session');
