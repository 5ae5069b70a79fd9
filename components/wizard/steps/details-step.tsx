'use client';

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormFieldControl } from '@/components/wizard/fields/form-field';
import type { WizardValues } from '@/components/wizard/form/values';
import type { FormKind } from '@/lib/catalogue/form-kind';

export function DetailsStep({ kind, now }: { kind: FormKind; now: Date }) {
  const { getValues, setValue } = useFormContext<WizardValues>();

  useEffect(() => {
    const { genericDescription, description } = getValues();
    if (genericDescription === '') setValue('genericDescription', description);
  }, [getValues, setValue]);

  return (
    <>
      {kind.fields.map((field) => (
        <FormFieldControl key={field.name} field={field} now={now} />
      ))}
    </>
  );
}
