'use client';

import { useFormContext } from 'react-hook-form';
import { useField } from '@/components/wizard/form/use-field';
import type { WizardValues } from '@/components/wizard/form/values';
import type { Photo } from '@/components/wizard/photos/photo';
import { PhotoField } from '@/components/wizard/photos/photo-field';
import type { FormKind } from '@/lib/catalogue/form-kinds/form-kind';

type PhotosPartProps = {
  kind: FormKind;
  isShown: boolean;
  onBusyChange: (isBusy: boolean) => void;
};

/** Mounted on every step, so that uploads continue. */
export function PhotosPart({ kind, isShown, onBusyChange }: PhotosPartProps) {
  const photos = useField<Photo[]>('images');
  const { getValues } = useFormContext<WizardValues>();
  return (
    <div hidden={!isShown}>
      <PhotoField
        {...photos}
        latest={() => getValues('images')}
        limit={kind.maxImages}
        crop={kind.crop}
        onBusyChange={onBusyChange}
      />
    </div>
  );
}
