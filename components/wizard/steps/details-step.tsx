'use client';

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormFieldControl } from '@/components/wizard/fields/form-field';
import { fieldId, useField } from '@/components/wizard/form/use-field';
import type { WizardValues } from '@/components/wizard/form/values';
import type { Photo } from '@/components/wizard/photos/photo';
import { PhotoField } from '@/components/wizard/photos/photo-field';
import type { FormKind } from '@/lib/catalogue/form-kind';

/** The fields of the form kind in their order, then its pictures. */
export function DetailsStep({ kind, now }: { kind: FormKind; now: Date }) {
  const { getValues, setValue } = useFormContext<WizardValues>();
  const photos = useField<Photo[]>('images');

  useEffect(() => {
    const { genericDescription, description } = getValues();
    if (genericDescription === '') setValue('genericDescription', description);
  }, [getValues, setValue]);

  return (
    <>
      {kind.fields.map((field) => (
        <FormFieldControl key={field.name} field={field} now={now} />
      ))}
      <PhotoField {...photos} id={fieldId('images')} limit={kind.maxImages} crop={kind.crop} />
    </>
  );
}
